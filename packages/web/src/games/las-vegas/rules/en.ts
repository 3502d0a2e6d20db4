/** The rules of Las Vegas in English. */

import type { LasVegasRules } from './structure.ts';
import { tileRules } from './tiles/en.ts';
import { faceCaptions } from './tiles/structure.ts';

export const text: LasVegasRules = {
  lead: {
    classic:
      'Six casinos offer money. Send your dice where few others go: most dice take the best bill, and whoever has equally many goes away empty-handed.',
    'royale-base':
      'Six casinos offer two bills each. Most strength takes the better one, equal strengths cancel out, your big die counts double, and a chip buys you a pass.',
    royale: tileRules.lead,
  },
  steps: {
    tiles: tileRules.step,
    goal: {
      title: 'The goal',
      text: 'Have the most money after the last round. Money is won in six casinos, numbered 1 to 6 like a die.',
    },
    moneyClassic: {
      title: 'Money comes in',
      text: 'Every round each casino gets bills from the pile until at least **$50,000** lie there.',
    },
    moneyRoyale: {
      title: 'Money comes in',
      text: 'Every round six pairs of bills are turned up and sorted: the richest pair goes to casino 6, the poorest to casino 1. Everybody gets **two chips**.',
    },
    roll: {
      title: 'Roll and place',
      text: 'On your turn roll all the dice you have left. Choose **one number** and put **all** dice showing it into the casino of that number. Keep the rest for your next turn.',
    },
    pass: {
      title: 'Or pass',
      text: 'Nothing you like? Pay one chip, place nothing and keep all your dice. Every chip left at the end is worth $10,000.',
    },
    payout: {
      title: 'Payout',
      text: 'When nobody has dice left, the casinos pay. First, **everyone with equally many dice in a casino is out**, at every level. Of those left the strongest takes the highest bill, the next one the next bill.',
    },
    endClassic: {
      title: 'Four rounds',
      text: 'Take your dice back and play on; the next player begins. After **four rounds** the most money wins.',
    },
    endRoyale: {
      title: 'Three rounds',
      text: 'Take your dice back and play on; whoever won at the highest casino begins. After **three rounds** bills and chips are counted, and the most money wins.',
    },
  },
  sections: {
    ...tileRules.sections,
    1: 'Idea and words',
    2: 'What is in the box',
    3: 'Setting up a round',
    4: 'Your turn',
    5: 'Payout',
    6: 'Next round and end',
    7: 'Neutral dice',
    8: 'What everyone may know',
  },
  rules: {
    ...tileRules.rules,
    '1.1':
      'Six casinos, numbered 1 to 6 like the faces of a die, offer money. You place dice in them. Most dice in a casino take its best bill, equal numbers of dice cancel each other out, and the most money at the end wins.',
    '1.2':
      'A **participant** of a casino is anyone with dice in it: a player, or the **neutral player**, who is imaginary and owns the neutral dice (§7.1, §7.4).',
    '1.3': 'Your **supply** is the dice you have not placed this round, neutral dice you hold included.',
    '1.4': '**Strength** in a casino: every small die counts 1, a big die counts 2.',
    '1.5': '“Next” always means clockwise, in the order of the seats.',
    '2.1': 'Two to five players, four rounds, eight small dice each, 54 bills from $10,000 to $90,000.',
    '2.2':
      'Two to five players, three rounds, seven small dice and one big die each, 90 bills from $30,000 to $100,000, and chips.',
    '2.3': 'All bills form one face-down pile. Bills that come back go under it face down, in the order they come.',
    '3.1':
      'Casino 1 gets bills from the pile, one after the other, until they add up to **at least $50,000**. Then casino 2, and so on up to casino 6.',
    '3.2':
      'Six pairs of bills are turned up. The pair with the highest sum goes to casino 6, the next to casino 5, down to casino 1. Of two equal sums, the pair with the higher single bill goes to the higher casino.',
    '3.3': 'In each casino the bills lie in order of value.',
    '3.4': 'Everybody gets **two chips**. Chips left over from earlier rounds are kept.',
    '3.5': 'Everybody takes all their dice. Where neutral dice are used, they come into play now (section 7).',
    '3.6': 'Whoever sits first begins the first round. For later rounds see §6.1 and §6.2.',
    '4.1': '**Roll** your whole supply. There is no turn without a roll.',
    '4.2':
      '**Place**: choose one number you rolled and put **all** dice showing it, big and neutral ones included, into the casino of that number. The other dice go back to your supply.',
    '4.3':
      '**Pass** (Royale only): after rolling you may pay one chip instead of placing. All rolled dice go back to your supply. You may pass as long as you have chips. Without a chip, and always in the classic game, you must place.',
    '4.4':
      'Then the next player who still has dice takes a turn. If you alone have dice left, you take turn after turn.',
    '4.5': 'The round ends as soon as nobody has dice left.',
    '5.1': 'The casinos pay one after the other, from 1 to 6.',
    '5.2':
      '**Ties**: everyone whose strength equals somebody else’s in the same casino is out, at every level at once. Strengths 5, 3, 3, 1 leave the 5 and the 1; strengths 2, 2, 1, 1 leave nobody.',
    '5.3':
      '**Ranks**: those left are ranked by strength. The first takes the highest bill, the second the next, and so on while there are bills. Nobody takes more than one bill in a casino.',
    '5.4':
      'A bill that falls to the neutral player or to nobody goes under the pile. This happens after all casinos have paid: casino 1 first, and in each casino the higher bill first.',
    '5.5': 'All dice go back to their owners.',
    '6.1': 'The next round is begun by the player after the one who began this round.',
    '6.2':
      'Look at casino 6, then 5 and so on, for the first one where a player won a bill. Of the players who won there, the one with the higher bill begins. If nobody won anything anywhere, the player after the one who began this round does.',
    '6.3': 'The match ends after the last payout: in the fourth round of the classic game, in the third of Royale.',
    '6.4': 'Your total is the value of your bills; in Royale each chip left adds **$10,000**. The highest total wins.',
    '6.5':
      'Equal totals: whoever has more items wins, bills in the classic game, bills and chips in Royale. Still equal: the win is shared.',
    '7.1':
      'A variant for two to four players: eight dice of an unused colour join the game. At the start of every round each player takes **four** of them with two players, **two** with three or four.',
    '7.2':
      'They are part of your supply: you roll them along (§4.1) and place them along (§4.2). You may choose a number that only neutral dice show.',
    '7.3':
      'With three players two neutral dice are left over. They are rolled at the start of the round and placed at once.',
    '7.4':
      'With two players, always: at the start of every round all eight dice of an unused colour, seven small and one big, are rolled and placed. They stay for the whole round.',
    '7.5':
      'All neutral dice in a casino together are the strength of the neutral player there. It ties and ranks like anybody else; bills it wins go under the pile (§5.4).',
    '8.1': 'Dice, chips, the bills at the casinos and the **number** of bills each player has won are open to all.',
    '8.2':
      'The values of won bills are open too, unless the table plays with hidden winnings: then only their owner sees them until the end, when all are shown.',
    '8.3': 'Nobody knows the order of the pile. It does not even exist before a bill is turned up.',
  },
  figures: {
    ...faceCaptions(tileRules),
    faces: tileRules.allFaces,
    fill: 'Filling a casino: 20 and 20 are not enough, so a third bill comes. With 30 more there are $70,000: enough.',
    pairs:
      'Six pairs, sorted by their sums. 90 + 50 and 80 + 60 are equal; the pair with the 90 goes to the higher casino.',
    place:
      'Ada rolled one 1, two 3s and three 5s. She chooses the fives: all three go to Fifth Planet. Three dice are left for her next turn.',
    payout:
      'Bruno and Chiara tie with three dice and are out. Ada takes the higher bill, and Dora with her single die the other one.',
    big: 'Ada’s big die and one small die make strength 3. Bruno’s two small dice make 2.',
    neutral:
      'The neutral dice tie with Ada: both are out. Bruno’s single die takes the $80,000, and nobody is left for the $30,000.',
  },
  names: ['Ada', 'Bruno', 'Chiara', 'Dora'],
  neutral: 'neutral',
  outcomes: {
    takes: (money) => `takes ${money}`,
    tie: 'tie: out',
    nothing: 'no bill left',
    backToPile: (money) => `${money}: back under the pile`,
  },
  reconstructed: tileRules.reconstructed,
  casinoGets: (casino, money) => `${casino}: ${money}`,
};
