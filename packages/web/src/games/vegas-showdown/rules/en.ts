/** The rules of Vegas Showdown in English. */

import type { ShowdownWords } from './structure.ts';

export const text: ShowdownWords = {
  lead: {
    all: 'Everybody builds a hotel with a casino, room by room. Every room is bought at an auction, and it has to fit: door to door, with a way to the right entrance. The most famous house wins.',
  },
  steps: {
    goal: {
      title: 'The goal',
      text: 'Have the most **Fame** at the end. Tiles bring Fame, Population or Revenue as long as they lie on your **sheet**. A well planned sheet brings more at the end.',
    },
    start: {
      title: 'An empty house',
      text: 'You begin with $20, Population 8, Revenue 5 and an empty sheet. **Basic** tiles (Slots, Lounge, Restaurant) are always for sale, **premier** tiles a few at a time.',
    },
    market: {
      title: 'New tiles, falling prices',
      text: 'Each turn the minimum bids of unsold premier tiles **drop**, and empty spaces get a new tile. Every new tile comes with an **event card**.',
    },
    income: {
      title: 'Income',
      text: 'You receive the **lower** of your Population and your Revenue. Keep the two level.',
    },
    bid: {
      title: 'Bid',
      text: 'In turn everybody bids on one tile, renovates or takes Publicity. Whoever is **outbid** chooses again when their turn comes round. Once everybody has something to do, bids are paid.',
    },
    free: {
      title: 'Renovate or Publicity',
      text: '**Renovate**: lift up to two tiles and place up to two. **Publicity**: one Fame at once, and a tile you set aside earlier may be placed.',
    },
    build: {
      title: 'Build',
      text: 'Place the new tile, or set it aside. It needs its **prerequisites** on your sheet and a **passage** of doorways: yellow to the casino entrance, blue to the hotel entrance, green to either.',
    },
    events: {
      title: 'Events',
      text: 'A card pays or costs, forbids bids or changes the income of this turn. Its symbol says from which stack the new tile comes.',
    },
    end: {
      title: 'The end',
      text: 'The match ends in the turn in which a sheet is **full**, or at once when a card asks for a tile of a stack that is **empty**.',
    },
    score: {
      title: 'Final scoring',
      text: 'More Fame for a filled casino, a filled hotel, a way between the entrances, the highest Population and Revenue, money, and **diamonds** of red corners.',
    },
  },
  sections: {
    1: 'Idea and words',
    2: 'Setting up',
    3: 'The turn',
    4: 'Building',
    5: 'Event cards',
    6: 'What everybody knows',
    7: 'The end',
    8: 'Final scoring',
  },
  rules: {
    '1.1':
      'Everybody builds a hotel with a casino on a **sheet** of 7 by 5 cells. Tiles are bought at auctions. Most Fame at the end wins.',
    '1.2':
      '**Basic** tiles are Slots, Lounge and Restaurant; all others are **premier** tiles. A **lot** is one thing that can be bid on, with a track of its own. Tiles you own that are not on your sheet are **aside**: as many as you like, without effect.',
    '1.3': '**Population** and **Revenue** decide the income, **Fame** the match. Only tiles on the sheet count.',
    '1.4': 'The **dealer** begins the turn. After that it goes round the table clockwise.',
    '2.1':
      'Slots, Lounges and Restaurants lie in three open stacks. With three players three tiles of each are taken out.',
    '2.2': 'Everybody has an empty sheet, $20, Population 8, Revenue 5 and Fame 0. Money is open.',
    '2.3': 'The premier tiles of each size form a stack: those marked A, shuffled, on top of those marked B, shuffled.',
    '2.4':
      'The top tile of each stack goes on the first three premier spaces, its minimum-bid marker on its opening price. The fourth premier space is for four and five players and begins empty.',
    '2.5': 'The 33 event cards are shuffled. The first dealer is chosen by lot.',
    '2.6': 'With five players Slots have two lots, otherwise one.',
    '3.1':
      '**Prices drop**, but not on turn 1. Every minimum-bid marker moves to the next lower circle, past the square between. A tile whose marker would come to 3 leaves the game. If the table plays with tiles sold down to $3, it may be bought at 3 and leaves when its marker would drop from there.',
    '3.2':
      '**New tiles.** For each empty premier space in use, in board order, an event card is drawn and carried out.',
    '3.3':
      'Then the symbol of the card names the stack whose top tile goes on the space, its marker on the opening price.',
    '3.4':
      '**Income.** Everybody receives the lower of their own Population and Revenue in dollars, changed by the cards of this turn, never less than nothing.',
    '3.5':
      '**Bids.** A bid is a printed space of the lot’s track, circle or square. It is at least the minimum-bid marker, for basic tiles the first space; higher than the standing bid; not more than you have; and not on a lot that a card forbids. You may bid on tiles whose prerequisites you lack, and more than the minimum. The last space of a track cannot be beaten.',
    '3.6':
      'A higher bid replaces the standing one. Whoever is outbid has no action until it is their turn again, and then chooses afresh. Nobody raises their own bid.',
    '3.7':
      '**Actions.** From the dealer clockwise, whoever has no action chooses one: a bid, Renovate or Publicity. Any number of players may Renovate or take Publicity. It goes round until everybody has an action. You may pass only while cards forbid both Renovate and Publicity.',
    '3.8': '**Purchases.** Standing bids are paid and the tiles taken, from the dealer clockwise.',
    '3.9':
      'Then, in the same order, everybody builds. After a purchase you may place one tile: the new one, or one that was aside. The rest stays aside.',
    '3.10':
      '**Renovate**: lift up to two tiles from the sheet, then place up to two of those aside, lifted just now or earlier. All lifting comes before placing.',
    '3.11': '**Publicity**: one Fame at once; when it is time to build, one tile that is aside may be placed.',
    '3.12': 'Population, Revenue and Fame follow every tile that is placed or lifted.',
    '3.13': 'The dealer button goes to the next player, and what cards said for this turn is over.',
    '4.1':
      'The sheet has three areas, from left to right casino, common area and hotel, in 3, 2 and 2 columns. The table may choose 2, 3 and 2 or 3, 1 and 3 instead. The casino entrance opens the left side of its middle row, the hotel entrance the right side.',
    '4.2':
      'A tile may be turned in quarter turns but not mirrored. It lies inside the sheet on empty cells, in any area. Turns that look the same count as one.',
    '4.3':
      '**Prerequisites**: every kind of tile that a tile needs lies on the same sheet. One tile serves any number of others.',
    '4.4':
      '**Passages**: neighbouring cells of two tiles are joined when both have a doorway on the edge between them. Cells of one tile are joined. A doorway may lead nowhere.',
    '4.5':
      '**Connection**: yellow tiles have a passage to the casino entrance, blue ones to the hotel entrance, green ones to either. It may lead through tiles of any colour.',
    '4.6': 'A **Night Club** has a doorway that meets one of a Lounge or Fancy Lounge.',
    '4.7':
      'A Renovate is judged by the sheet it leaves: every tile on it keeps §4.3 to §4.6. Gaps are fine. The first of two tiles may hang in the air as long as a second could mend it.',
    '4.8': 'Placing a tile never breaks one that already lies there.',
    '5.1': 'A card is carried out before its tile is flipped. Only tiles on sheets count.',
    '5.2':
      'Cards that say “this turn” hold until §3.13 and add up. For the income: first the basis, then additions, then no less than nothing.',
    '5.3': 'Where a card looks for the most or the least, it affects everybody who is tied.',
    '5.4': 'Nobody pays more than they have.',
    '5.5': '**Pull Strings**: the dealer names a stack that is not empty.',
    '5.6': '**Express Permits**: from the dealer clockwise, everybody may place one tile that is aside.',
    '5.7': 'A card with nothing to act on is simply done.',
    '6.1':
      'Money, sheets, bids, tiles aside, the backs and heights of the stacks, and how many of each tile there are. Only the order of stacks and cards is unknown.',
    '7.1':
      'When somebody’s sheet is full, the match ends once everybody has built this turn, or has used their permit.',
    '7.2': 'When a card names a stack that is empty, the match ends at once: after the card’s effect, without income.',
    '7.3': 'After the end nobody acts.',
    '8.1': 'Casino area covered completely, by yellow and green tiles only: **5 Fame**.',
    '8.2': 'Hotel area covered completely, by blue and green tiles only: **5 Fame**.',
    '8.3': 'A passage from entrance to entrance: **3 Fame**.',
    '8.4':
      'Highest Population: **5, 3 and 1 Fame** for the first three; the same for Revenue. Equal players share the sum of the places they take, rounded down, and the next player takes the place after them.',
    '8.5': 'Every full $10: **1 Fame**. You keep the money.',
    '8.6':
      'Every inner grid point where red corners of at least two tiles meet: with four quarters **3 Fame**, with three **1 Fame**.',
    '8.7': 'Most Fame wins, then most money. Players still equal share the win.',
  },
  figures: {
    tile: 'A tile with everything it shows: where one can walk through, what it brings, and red corners for diamonds.',
    tiles: 'All fifteen kinds of tiles.',
    drop: 'Fancy Slots found no buyer at $18. Next turn its marker stands on 12; the 15 between is a square and only for bids. Then come 7 and, at 3, the end.',
    bids: 'Bruno bid the minimum of $25 on the Buffet, Chiara outbids him with $29. Bruno has no action now and chooses again when his turn comes round.',
    renovate:
      'The upright Lounge was in the way. One Renovate lifts it, puts it back lying down, and places the Night Club that was aside. The hotel is full now: 5 Fame at the end.',
    sheet:
      'The sheet with its three areas and both entrances. Slots and a Lounge hold on to the casino entrance, a Restaurant to the hotel entrance.',
    chart: 'What builds on what. A tile needs every tile that its line comes from; the number is how many there are.',
    passages:
      'Fancy Slots door to door with the Lounge: fine. Turned, it shows the Lounge a wall. A Fancy Restaurant here does have a passage, but to the casino entrance, and blue tiles must reach the hotel’s. Beside the Restaurant it is right.',
    club: 'A Night Club needs a door shared with a lounge. Through the Slots it would be connected, but that is not enough.',
    cards: 'All event cards. Cards without a number exist once.',
    score:
      'Ada’s house at the end, with $37. Hotel filled, entrances connected, one diamond, one three-quarter diamond. Her Population of 11 is second to Bruno’s 13: 3 Fame. Her Revenue of 9 ties with Chiara’s for first: (5 + 3) / 2 = 4 each.',
  },
  reconstructed:
    'No source we could find prints every tile and card of this game. Values with the wavy sign are our own proposal, chosen so that everything known fits and the counts come out. Do you own the box? Each value stands once, with its tag, in packages/games/vegas-showdown/data (tiles.ts, cards.ts, sheet.ts, tracks.ts); put it right there, and game and page follow. “npx fremont data vegas-showdown” lists all of them. Or simply write to us.',
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  unsure: {
    sign: 'reconstructed',
    legend: 'No source states this value; it is our proposal.',
  },
  parts: {
    floor: 'The colour says which entrance it needs',
    doorway: 'Doorway: one can pass here',
    wall: 'Wall: one cannot',
    corner: 'Red corner, a quarter of a diamond',
  },
  facts: {
    size: 'Size',
    colour: 'Colour',
    price: 'Opening price',
    brings: 'Brings',
    doorways: 'Doorways',
    corners: 'Corners',
    count: 'In the box',
    needs: 'Needs',
    asDrawn: 'as drawn',
    red: 'red',
    plain: 'plain',
    nothing: 'nothing',
    symbol: 'New tile',
    anyStack: 'dealer’s choice',
    copies: 'Copies',
  },
  numbers: {
    tiles: 'Tiles',
    cards: 'Event cards',
    cells: 'Cells of a sheet',
    money: 'Starting money',
    tracks: 'Bids on basic tiles',
  },
  before: 'Before',
  after: 'After',
};
