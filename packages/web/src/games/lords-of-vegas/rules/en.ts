/** The rules of Lords of Vegas in English. */

import type { LordsRules } from './structure.ts';

export const text: LordsRules = {
  lead: {
    all: 'Empty lots along the Strip, five casino companies, and never enough cash. Build, grow into your neighbours’ land, gamble in their halls, and trade whatever you own. The boss of the biggest casinos wins.',
  },
  steps: {
    goal: {
      title: 'The goal',
      text: 'Have the most **points** at the end. Points come from casinos in which you are the **boss**: the owner of the highest die. Touching tiles of one colour in one block are one casino.',
    },
    start: {
      title: 'Two lots to begin with',
      text: 'Everybody is dealt two cards, marks their lots and gets some starting money. Lots that print a low die bring more of it.',
    },
    card: {
      title: 'Draw a card',
      text: 'Your turn opens with a card. Its lot becomes yours. **Every lot** with a marker pays $1, and the casinos the card names pay every die in them **$1 per pip**.',
    },
    track: {
      title: 'Points for bosses',
      text: 'The boss of a paying casino gets one point per tile. Further up the track the steps grow, and points of a casino that are too few for a whole step are **lost**: later on only big casinos count.',
    },
    grow: {
      title: 'Build and grow',
      text: 'Then spend your money as you like. **Build** on your lots, **sprawl** from a casino of yours to a free lot beside it for twice the price, or **remodel** it in another colour.',
    },
    shake: {
      title: 'Shake things up',
      text: '**Reorganise**: pay to reroll all dice of a casino in which you have one. **Gamble**, once a turn, in a casino of another boss: two dice decide who pays whom.',
    },
    ties: {
      title: 'No shared thrones',
      text: 'If the highest value in a casino belongs to two players, those dice are rolled again until one player is on top.',
    },
    trade: {
      title: 'Everything is for sale',
      text: 'Money, lots, dice on tiles, an action carried out for somebody, a promise to leave a casino alone: any two players may deal **at any time**, on anybody’s turn.',
    },
    end: {
      title: 'The end',
      text: 'The match ends with the **End of Game** card in the last quarter of the deck, or as soon as somebody reaches **90** points. Most points win, then most money.',
    },
  },
  sections: {
    1: 'Material and words',
    2: 'Setting up',
    3: 'The draw',
    4: 'Play',
    5: 'Ties',
    6: 'Trading',
    7: 'The end',
    8: 'Two players',
    9: 'What is known',
  },
  rules: {
    '1.1':
      'The board has six **blocks** of **lots** in rows of three. A, C and E lie west of the Strip, B, D and F east of it: 48 lots, named by block and number, row by row. Streets and the Strip part the blocks. All money is in millions of dollars.',
    '1.2':
      'Every lot prints a **die** and a **price**, and the two always go together: 1 with $8, 2 with $6, 3 with $9, 4 with $12, 5 with $15, 6 with $20.',
    '1.3': 'A lot **touches the Strip** in the third column of A, C and E and in the first column of B, D and F.',
    '1.4':
      'Five companies own nine **tiles** each. The colour of a tile has nothing to do with the colours of the players.',
    '1.5':
      'The deck has one card for every lot and one **End of Game**. A lot card names its lot and what **pays**: nine cards for each company, three for the Strip. End of Game names no lot and pays the Strip.',
    '1.6':
      'The score track: 0 to 8 one by one, then 10 12 14 16 18 20, 23 26 29 32, 36 40 44, 49 54, 60 66, 73, 81, 90. Where the steps grow there is a **break**.',
    '1.7': 'Every player has twelve **dice** and ten **markers**. The bank never runs out of money.',
    '1.8':
      'A lot without a tile belongs to whoever has a marker on it. A tile belongs to whoever has a die on it, and to nobody without one. A tile carries at most one die.',
    '1.9':
      'A **casino** is the largest group of tiles of one colour that are joined by their edges inside one block. Nobody can split it. Casinos are named by their first lot.',
    '1.10': 'The **boss** of a casino is the owner of its highest die. Without dice there is no boss.',
    '2.1': 'Everybody starts on space 0 without money.',
    '2.2':
      'End of Game is put aside and everybody is dealt two lot cards. For each, the player marks the lot and takes **$10 less the printed die**. The cards are laid out openly by what they pay.',
    '2.3': 'With two players a dealt card of block F has no effect and is replaced.',
    '2.4':
      'End of Game goes on top of the last of four equal stacks, so a quarter of the remaining cards, rounded down, lies under it. With an uncertain end it lies up to two cards higher or lower, and nobody knows.',
    '2.5': 'Everybody rolls two dice. The highest sum begins, the tied roll again. Turns go round the table.',
    '3.1':
      'A turn opens with your card. You may trade before it (§6.1). The card is carried out by itself; only what §3.2 and §3.3 ask is decided by you, before ties and payments.',
    '3.2':
      'If the lot is empty you mark it. If all ten of your markers are out, one of them moves here from another lot, which then belongs to nobody.',
    '3.3':
      'If a tile lies there, because somebody sprawled, its die goes back to its owner and one of yours takes its place **with the same value**; a tile without a die gets yours with the printed value. Your own die stays as it is. With all twelve dice out, one of them has to move here. This costs nothing and cannot be refused.',
    '3.4': 'Every marker on the board pays its owner **$1**, whatever the card says.',
    '3.5':
      'The casinos that the card names pay: all of one company, or all with at least one tile at the Strip. Every die in them pays its owner **$1 per pip**, boss or not.',
    '3.6':
      'The boss of each of them scores **one point per tile**, tiles without dice included. Casinos are entered one by one, smallest first. The chip moves on while the points left are enough for the next step; what is left over then is lost.',
    '3.7': 'The card is laid out by what it pays: everybody can see which cards are still to come.',
    '4.1':
      '**Build** on a lot of yours: pay its price, take the marker back, and lay a tile of any company with a die of yours that shows the printed value.',
    '4.2':
      'Tiles and dice are limited. Without tiles left there is no building, sprawling or remodelling in that colour. With all twelve dice on the board, and only then, a new tile takes one of them from another tile, which stays without an owner. Who is boss is judged before the die moves.',
    '4.3':
      '**Sprawl** from a casino as its boss: pay **twice the price** of a lot beside it that has neither tile nor marker, and lay a tile of the casino’s colour there with a die of yours that shows the printed value.',
    '4.4':
      '**Remodel** a casino as its boss: pay **$5 per tile** and change all its tiles to another colour that has enough tiles left. The dice stay.',
    '4.5':
      '**Reorganise** any casino in which you have a die: pay **$1 per pip** of all its dice and roll them all. No die is reorganised twice in a turn, so one that was blocks its whole casino. When all results are known the owners put their own results on their own tiles, die by die, you first, then round the table.',
    '4.6':
      '**Gamble**, once a turn, in a casino of another boss: bet $1 to $5 per tile, and no more than you have. The boss may first lay off half to the bank. Two dice: 2 and 12 pay twice the bet, 3, 4, 9, 10 and 11 the bet, 5 to 8 lose it to the boss. After a lay-off the boss pays or gets half, rounded down, the bank the rest. A boss who has too little pays what there is; the bank’s part stays whole.',
    '4.7':
      'Do all this in any order and as often as your money lasts; after each action ties are settled (§5.1). You decide when your turn ends.',
    '5.1':
      'After every action, take-over and deal, and whenever a die was moved away, all casinos are looked at. If dice of two or more players share the highest value, all dice of that value are **rolled again**, free of charge.',
    '5.2':
      'That repeats, with whatever is highest then, until the highest dice belong to one player. Equal dice of one player, and equal dice below the top, are left alone.',
    '5.3': 'A tie reroll does not count as a reorganisation (§4.5).',
    '6.1':
      'Any two players may deal at any time, on anybody’s turn, as long as nobody has to choose something and the match is not over.',
    '6.2':
      'Each side gives any mix of money, own lots and own dice on tiles; something has to change hands. A traded lot gets the other’s marker, a traded die is replaced by the other’s with the same value.',
    '6.3': 'Points, tiles and promises about later turns cannot be traded.',
    '6.4':
      'If one side is the active player, an action of §4.1 to §4.6 may be part of the deal once the card has been drawn. The swap comes first, then the action, judged on the board after the swap, then one tie check. A casino with a tied top has no boss at that moment. If any part is not allowed, nothing happens.',
    '6.5': 'After the swap nobody may have more than twelve dice or ten markers on the board.',
    '6.6':
      'The active player may also sell a **waiver**: not to sprawl, remodel, reorganise or gamble in the casino of a named lot. It binds until the turn ends, whatever that casino becomes part of.',
    '6.7':
      'An offer is accepted or declined as it stands. Either side may edit it, which makes it theirs; answers to the older version are void. Its maker may withdraw it. Several may be open. What a deal holds is checked when it is offered and again when it is accepted.',
    '6.8': 'Where gifts are switched off both sides have to give something; an action or a waiver counts.',
    '6.9': 'Open offers expire when the turn ends.',
    '6.10': 'Nobody makes more than twenty offers and counter-offers in a turn.',
    '7.1':
      'When **End of Game** is drawn, markers pay, the Strip pays money and points, and the match is over. Whoever drew it plays no further.',
    '7.2': 'Somebody on **90** when a card has been paid ends the match at once, on anybody’s turn.',
    '7.3': 'Most points win, then most money. Whoever is equal in both shares the place.',
    '8.1': 'Block F is not used.',
    '8.2':
      'A card of block F marks nothing, but lots and casinos pay. Then another card is drawn, until one of another block has been carried out or the match is over.',
    '9.1':
      'Everything lies open, also money and which cards are out. Only with an uncertain end nobody knows how deep End of Game lies.',
  },
  figures: {
    lots: 'Block A before anybody builds. Every lot shows its price and its die; a star marks the lots at the Strip. Bruno owns A1, Ada owns A6.',
    casino:
      'C1, C2 and C4 touch and are one Marlin casino. Chiara’s four is its highest die: she is the boss, and the crown shows what it is worth, three points. C9 touches none of them and is a casino of its own.',
    payday:
      'The same block when Marlin pays: Chiara gets $4 and three points for the casino of three, Dora $3 and Bruno $2 for their dice in it. Ada gets $4 and a point for C9, and $1 for her lot C5.',
    track:
      'Chiara stands on 18 and her casino of four pays. The step to 20 takes two points. The two left over are not enough for the next step, which takes three: they are lost.',
    sprawl:
      'Ada is boss of Comet on D1 and D2. She may sprawl to D3 for $24 or to D5 for $16. D4 lies beside her casino too, but belongs to Bruno.',
    gamble: 'What the two dice do to the bet. In 20 of 36 cases the boss wins.',
    tie: 'Bruno and Dora both have a five on top. Both fives are rolled again; Ada’s two stays as it is.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  gamble: { double: 'twice the bet', win: 'the bet', lose: 'to the boss' },
};
