/** Royale's tiles in English: the sections 9 to 26 of the rules. */

import type { TileRules } from './structure.ts';

export const tileRules: TileRules = {
  lead: 'Everything of the Royale box: tiles at the first casinos add sixteen little games, from Jackpot to Black Box, and an open bank pays for them.',
  step: {
    title: 'Tiles',
    text: 'Tiles lie at casinos 1 to 3. Placing dice there **activates** the tile; some wait for the payout. Here is what each of the sixteen faces does.',
  },
  sections: {
    9: 'Tiles and the bank',
    10: 'Payout with tiles',
    11: 'Lucky Punch',
    12: 'Jackpot',
    13: 'Prime Time',
    14: 'Fifty Fifty',
    15: 'High Five',
    16: 'Bad Luck',
    17: 'Pay Day',
    18: 'Power Play',
    19: 'No Entry!',
    20: 'Knockout',
    21: 'Block It!',
    22: 'Handicap',
    23: 'Black Box',
    24: 'Double Down',
    25: 'Nice Dice',
    26: 'My Choice',
  },
  rules: {
    '9.1':
      'Every round tiles lie at casinos 1 to 3; by agreement at none, or at up to all six. Eight tiles, A to H, have **two faces** each: which tile and which face is drawn anew. The two faces of one tile never lie on the table together.',
    '9.2':
      'After the round the tiles go back, so a face may come again. By agreement **no face comes twice** in a match; this works with up to four tiles.',
    '9.3': 'By agreement the faces are **chosen** instead of drawn; the same ones then lie there every round.',
    '9.4':
      'In round one, after the six pairs have been dealt, 24 bills are set aside face down for the other two rounds. The remaining 54 lie open: they are **the bank**.',
    '9.5': 'The bank pays $10,000 and $20,000 as one and two chips.',
    '9.6':
      'Any other amount is one bill of that value; if there is none, the fewest bills that add up to it; if that fails too, a spare bill is made, which counts like any other from then on. Chips never run out.',
    '9.7':
      'Dice placed in a casino **activate** its tile, once for a whole placement. So does the die of Power Play (§18.3), and result 4 of My Choice (§26.5). Nothing else activates a tile: not a die that Handicap or My Choice moves, not a die pushed off Nice Dice, no grey, neutral or black die.',
    '9.8':
      'What a tile asks is answered by the player it asks, before anything else happens. What is worded as **may** can be left; everything else is done as far as it is possible.',
    '9.9':
      '**Grey dice** count 1 each. All grey dice of a casino belong to one imaginary player, who ties and wins like anybody else but is never paid. It is not the neutral player: the two can tie with each other.',
    '9.10': 'The two **black dice** belong to nobody. Tiles have them rolled.',
    '9.11':
      '**Moving a die** means one of two things: put one die of your supply into any open casino, or take one of your dice from any open casino back into your supply. Dice on tiles cannot be moved. No tile is activated.',
    '9.12': 'From the 401st turn of a round on no die is taken back any more, so that every round ends.',
    '9.13':
      'Dice on a tile and dice in the bar count in no casino. Every round begins with fresh tiles: counters at their start, tokens back in place.',
    '10.1':
      'The payout goes in this order: Prime Time (§13.1), noting who has Bad Luck (§16.1), casinos 1 to 6, the fines of Bad Luck (§16.2).',
    '10.2':
      'The **winner** of a casino is whoever is first there once ties are out. If that is an imaginary player, the casino has no winner; nobody moves up for that.',
    '10.3':
      'Each casino pays its bills and right after them its tile: High Five, Black Box, Double Down, Nice Dice from cell 1 to 6, the golden cell of My Choice.',
    '10.4': 'Who begins the next round is decided by the bills of the casinos alone (§6.2).',
    '11.1':
      'When you activate the tile, secretly hide **one, two or three** of its tokens. The player on your left must guess how many.',
    '11.2':
      'Guessed right: you get nothing. Guessed wrong: one token brings **two chips**, two bring **$30,000**, three bring **$40,000**.',
    '12.1':
      'The counter starts at $30,000. When you activate the tile, roll both black dice. A **sum of 7 or a double** wins; that is 12 of 36 rolls, one in three.',
    '12.2':
      'A win pays what the counter shows, and the counter goes back to $30,000. Otherwise it moves up by $10,000, to $80,000 at most.',
    '13.1': 'Before the payout the winner of this casino rolls both black dice. Without a winner nothing happens.',
    '13.2':
      'None, one or both of the dice **may** be put into the open casinos of their numbers, also just one of a double.',
    '13.3':
      'For the whole payout they are small dice of that player. They may tie somebody on purpose, and they may even change who is first here; the dice are rolled only once all the same. No tile is activated.',
    '14.1':
      'When you activate the tile, roll both black dice. The counter goes to its first cell, which is worth nothing.',
    '14.2':
      'Now stop and take what the counter shows, or bet that the next sum is **higher** or **lower** and roll again.',
    '14.3':
      'A won bet moves the counter on: **one chip, $30,000, $40,000, $60,000**. Then you choose again. A lost bet ends it with nothing, and **an equal sum loses too**.',
    '14.4':
      'On **$60,000** you are paid at once: there is nothing beyond it. Betting higher than 12 or lower than 2 is allowed and hopeless.',
    '15.1':
      'The $100,000 token lies on the tile. When you activate the tile and your strength in this casino is **five or more**, take the token.',
    '15.2': 'Only one player a round gets it. It pays **$100,000** at the payout, even if your dice have left by then.',
    '15.3': 'Dice that came here without activating the tile count the next time you do.',
    '16.1':
      'Before ties are taken out, everybody with the **lowest strength** in this casino is noted, also those with no dice here. If all are equal, that is everybody. Imaginary players neither pay nor save anyone.',
    '16.2':
      'After all casinos have paid, each of them pays **$50,000** to the bank, in turn order from whoever began the round.',
    '16.3': 'Whoever owns $50,000 or less gives everything. Chips count $10,000.',
    '16.4':
      'Change comes in bills only, so less than $30,000 cannot be given back. You pay with what loses you least, and of that with as few chips as possible; the table works it out.',
    '16.5': 'By agreement the fine is always **exactly $50,000**, and the bank makes the change it does not have.',
    '17.1':
      'When you activate the tile, count the casinos with at least one of your dice, this one included. Dice on tiles do not count.',
    '17.2': 'One casino brings one chip, two bring two chips, **three to six bring $30,000 to $60,000**.',
    '18.1':
      'When you activate the tile and are **stronger in this casino than every other participant**, imaginary ones included, take the token: from the tile, or from whoever holds it.',
    '18.2':
      'The moment its holder is not ahead of everybody any more, the token goes back to the tile. A tie is enough. Nobody gets it without activating the tile.',
    '18.3':
      'If you hold it at the start of your turn, you **may** place any one die of your supply in any open casino instead of rolling. That activates the tile there.',
    '18.4': 'The token stays with you as long as you are ahead.',
    '19.1': 'At the start the token lies on the tile and the counter on the arrow.',
    '19.2':
      'Whoever activates the tile first puts the token on any casino **but this one**, moves the counter on by one and takes what its cell shows.',
    '19.3':
      'After that you **may** move it to another casino, with counter and reward as before, or leave it where it is and get nothing.',
    '19.4':
      'A casino with the token is **closed**: no die goes in or out, and its tile cannot be activated. Its dice are paid as usual.',
    '19.5': 'A roll of nothing but the closed number is passed **free of charge**; the dice are kept.',
    '19.6': 'The cells of the loop: arrow, two chips, empty, $30,000, empty, one chip, and round again.',
    '20.1':
      'When you activate the tile, every opponent in turn puts one die of their supply into the bar; they choose which. Whoever has no dice left, or two in the bar already, gives none. A big die counts as one.',
    '20.2': 'Then you take **all your own dice** from the bar back into your supply.',
    '20.3':
      'Dice in the bar count nowhere. An opponent may lose the last die this way and have no turns until one comes back.',
    '21.1': 'Nine grey dice lie on the tile in groups of **1, 1, 2, 2 and 3**.',
    '21.2':
      'When you activate the tile, choose a group that is left and put all of it into one open casino; this one is allowed. As long as there are groups you have to.',
    '22.1':
      'At the start one grey die lies in each of the casinos 1 to 3 and two in each of 4 to 6. The tile has nine places for them: two for **a chip**, three for **$30,000**, four for **a move**.',
    '22.2':
      'When you activate the tile, you **may** take one grey die from an open casino, put it on a free place and get what it offers.',
    '22.3': 'A move is described in §9.11. Where nothing can be moved it brings nothing.',
    '22.4': 'Grey dice left in the casinos take part in the payout.',
    '23.1':
      'Six tokens belong to the box: **$60,000, twice $20,000 and three worth nothing**. When this casino is paid, the player on the left of its winner gets them all.',
    '23.2': 'That player secretly splits them into two piles; neither may be empty.',
    '23.3':
      'The winner sees how many tokens each pile has, picks one and gets what is in it. $20,000 is paid as two chips.',
    '23.4': 'Without a winner nothing happens.',
    '24.1':
      'When you activate the tile, you **may** move any number of your dice from this casino onto the tile, new ones or old ones.',
    '24.2':
      'At the payout the tile is a casino of its own: ties are out, the strongest gets **$60,000**, the second **$30,000**.',
    '24.3': 'Dice on the tile no longer count in the casino, and nothing moves them again.',
    '25.1':
      'When you activate the tile, you **may** lay one die of this roll on the cell of its number: one you have just placed here, or one you have not placed.',
    '25.2':
      'At the payout the dice in the cells earn: cell 1 one chip, cell 2 two chips, **cells 3 to 6 $30,000 to $60,000**. A big die earns no more.',
    '25.3':
      'A die that lay in the cell moves to the casino of that number without activating anything. If that casino is closed, the cell cannot be used.',
    '25.4': 'After a die placed with Power Play there was no roll, so nothing can be laid.',
    '26.1': 'When you activate the tile, roll both black dice and **choose one** of the two results.',
    '26.2': '**1**: one chip.',
    '26.3': '**2**: two chips.',
    '26.4': '**3**: $30,000.',
    '26.5':
      '**4**: activate another tile, as if you had just placed a die there. You need not have dice there, and none is added; the tile of a closed casino cannot be chosen.',
    '26.6': '**5**: move a die (§9.11).',
    '26.7': '**6**: put one die of your supply on the golden cell. A die that lay there goes back to its owner.',
    '26.8':
      'The die on the golden cell earns **$60,000** at the payout. A result that cannot be done may be chosen all the same; it does nothing.',
  },
  allFaces: 'The sixteen faces.',
  face: (name, letter, side) => `${name}: tile ${letter}, face ${side}.`,
  reconstructed:
    'The loop of No Entry! rests on one source, and a few rulings on tiles are ours. Tell us if your box says otherwise.',
};
