/** Royale's tiles in English. */

import { at, byType, countedIn, listingIn, type Place, say } from '@fremont/kernel';
import { HANDICAP_REWARDS, NO_ENTRY_TRACK } from '../../data/tiles.ts';
import type { DieSize, HandicapSlot, TileFace } from '../../types.ts';
import { REMEDIES } from '../base/en.ts';
import { casinoPieces, pileDigits, pileText, SUPPLY_RULE, TILE_RULE_OF, tilePlace } from '../tile-words.ts';
import type { TileTexts } from '../types.ts';
import { casinoPlace, moneyPlaces, seatPlaces, sumOf } from '../words.ts';

const and = listingIn('en', 'conjunction');
const or = listingIn('en', 'disjunction');
const chips = countedIn('en', { one: 'chip', other: 'chips' });
const dice = countedIn('en', { one: 'die', other: 'dice' });
const grayDice = countedIn('en', { one: 'grey die', other: 'grey dice' });
const tokens = countedIn('en', { one: 'token', other: 'tokens' });

const DIE: Readonly<Record<DieSize, string>> = { small: 'a die', big: 'the big die' };
const SLOT: Readonly<Record<HandicapSlot, string>> = { chip: 'the chip', money: '$30,000', move: 'the move' };
/** The same in a sentence, where money is a place. */
const slot = (one: HandicapSlot): Place | string => (one === 'money' ? { money: HANDICAP_REWARDS.money } : SLOT[one]);
const pile = (index: 0 | 1): string => (index === 0 ? 'first' : 'second');

const NAMES: TileTexts['tiles'] = {
  A1: {
    name: 'Lucky Punch',
    short: 'Hide 1 to 3 tokens in your fist. If the next player guesses wrong you get 2 chips, $30,000 or $40,000.',
  },
  A2: { name: 'Jackpot', short: 'Roll two dice: a 7 or a double takes the jackpot, anything else raises it.' },
  B1: {
    name: 'Prime Time',
    short: 'Before the payout, the winner of this casino rolls two more dice and may put them into their casinos.',
  },
  B2: {
    name: 'Fifty Fifty',
    short: 'Bet whether the next sum is higher or lower, up to $60,000. Stop in time, or lose it all.',
  },
  C1: { name: 'High Five', short: 'Be the first to have a strength of 5 here and get $100,000 at the payout.' },
  C2: { name: 'Bad Luck', short: 'The players with the least strength here lose $50,000 when the round is paid.' },
  D1: { name: 'Pay Day', short: 'Get $10,000 for every casino in which you have a die.' },
  D2: {
    name: 'Power Play',
    short: 'While you have the majority here, you may put a die into any casino instead of rolling.',
  },
  E1: {
    name: 'No Entry!',
    short: 'Close a casino: no dice go in or out. Moving the sign to another casino may bring a reward.',
  },
  E2: {
    name: 'Knockout',
    short: 'Every opponent puts a die into the bar, two at most. You take yours back out of it.',
  },
  F1: {
    name: 'Block It!',
    short: 'Put one to three grey dice into a casino. They compete there like one more player.',
  },
  F2: {
    name: 'Handicap',
    short: 'Grey dice compete in every casino. Take one away for a chip, $30,000 or a move of your own die.',
  },
  G1: {
    name: 'Black Box',
    short: 'At the payout the player next to the winner makes two hidden piles of tokens; the winner takes one.',
  },
  G2: { name: 'Double Down', short: 'Move dice from here onto the tile. They compete there for $60,000 and $30,000.' },
  H1: {
    name: 'Nice Dice',
    short: 'Put one die of your roll on the cell of its number. If it is still there at the payout, the cell pays.',
  },
  H2: {
    name: 'My Choice',
    short:
      'Roll two dice and take the effect of one of them: money, another tile, a move, or the golden cell worth $60,000.',
  },
};
const tile = (face: TileFace) => tilePlace(NAMES, face);

/** The remedies of refusals: only what may be done in that position. */
const INSTEAD: TileTexts['instead'] = {
  ...REMEDIES,
  freePass: () => say`Pass for free.`,
  casinos: ({ casinos }) => ['Choose ', ...or(casinoPieces(casinos)), '.'],
  die: ({ die }) => (die === 'big' ? say`Choose the big die.` : say`Choose a small die.`),
  move: ({ put, take }) => {
    if (take.length === 0) return say`Put a die into an open casino.`;
    return [
      put ? 'Put a die into an open casino, or take one back from ' : 'Take a die back from ',
      ...or(casinoPieces(take)),
      '.',
    ];
  },
  black: ({ dice }) => {
    const [only] = dice;
    return dice.length === 1 && only !== undefined
      ? say`Put the ${only}, or none.`
      : say`Put none, one or both of them.`;
  },
  decide: ({ decision }) => say`${tiles.decisions[decision]}.`,
};

export const tiles: TileTexts = {
  tiles: NAMES,
  instead: INSTEAD,

  log: {
    tileLaid: ({ casino, face }) => say`${tile(face)} was laid at ${casinoPlace(casino)}.`,
    bankOpened: ({ bills }) => say`The bank opened with ${{ money: sumOf(bills) }}.`,
    grayDiceSet: ({ counts }) => say`The casinos received ${grayDice(sumOf(counts))}.`,
    turnPassedFree: ({ seat }) => say`${{ seat }} rolled nothing but the closed number and passed for free.`,
    powerPlayed: ({ seat, casino, die }) =>
      say`${{ seat }} used the power and put ${DIE[die]} into ${casinoPlace(casino)}.`,
    tileActivated: ({ seat, face }) => say`${{ seat }} activated ${tile(face)}.`,
    nothingHappened: ({ seat, face }) => say`${tile(face)} brought ${{ seat }} nothing.`,
    offerLeft: ({ seat, face }) => say`${{ seat }} declined the offer of ${tile(face)}.`,
    tilePaid: ({ seat, face, chips: paid, bills, minted }) => {
      if (paid > 0) return say`${{ seat }} got ${chips(paid)} from ${tile(face)}.`;
      const money = { money: sumOf(bills) };
      return minted > 0
        ? say`${{ seat }} got ${money} from ${tile(face)}; the bank made a bill for it.`
        : say`${{ seat }} got ${money} from ${tile(face)}.`;
    },
    blackRolled: ({ seat, face, rolled }) =>
      say`${{ seat }} rolled ${{ dice: rolled, of: 'black' }} for ${tile(face)}.`,
    luckyHidden: ({ seat, count }) =>
      count === null ? say`${{ seat }} hid tokens in a fist.` : say`${{ seat }} hid ${tokens(count)} in a fist.`,
    luckyGuessed: ({ seat, hider, guess, hidden }) =>
      guess === hidden
        ? say`${{ seat }} guessed right: ${{ seat: hider }} hid ${hidden}.`
        : say`${{ seat }} guessed ${guess}, but ${{ seat: hider }} hid ${hidden}.`,
    jackpotHit: ({ seat, money }) => say`${{ seat }} hit the jackpot of ${{ money }}.`,
    jackpotMissed: ({ seat, money }) => say`${{ seat }} missed the jackpot; it stands at ${{ money }}.`,
    betMade: ({ seat, on, sum }) =>
      on === 'higher' ? say`${{ seat }} bet on more than ${sum}.` : say`${{ seat }} bet on less than ${sum}.`,
    betWon: ({ seat }) => say`${{ seat }} won the bet.`,
    betLost: ({ seat, sum }) => say`${{ seat }} lost the bet with a ${sum}.`,
    betStopped: ({ seat }) => say`${{ seat }} stopped betting.`,
    casinoClosed: ({ seat, to, from, cell }) => {
      const reward = at(NO_ENTRY_TRACK, cell) > 0;
      if (from === null) return say`${{ seat }} closed ${casinoPlace(to)}.`;
      return reward
        ? say`${{ seat }} reopened ${casinoPlace(from)} and closed ${casinoPlace(to)} for a reward.`
        : say`${{ seat }} reopened ${casinoPlace(from)} and closed ${casinoPlace(to)}.`;
    },
    closureKept: ({ seat, closed }) => say`${{ seat }} left ${casinoPlace(closed)} closed.`,
    dieBarred: ({ seat, die }) => say`${{ seat }} put ${DIE[die]} into the bar.`,
    diceUnbarred: ({ seat, dice: { small, big } }) => say`${{ seat }} took ${dice(small + big)} back from the bar.`,
    grayPlaced: ({ seat, to, count }) => say`${{ seat }} put ${grayDice(count)} into ${casinoPlace(to)}.`,
    grayTaken: ({ seat, from, slot: kind }) =>
      say`${{ seat }} took a grey die out of ${casinoPlace(from)} for ${slot(kind)}.`,
    diePut: ({ seat, to, die }) => say`${{ seat }} put ${DIE[die]} into ${casinoPlace(to)} without a roll.`,
    dieTaken: ({ seat, from, die }) => say`${{ seat }} took ${DIE[die]} back from ${casinoPlace(from)}.`,
    diceDoubled: ({ seat, dice: { small, big } }) => say`${{ seat }} moved ${dice(small + big)} onto ${tile('G2')}.`,
    niceDieSet: ({ seat, value, die }) => say`${{ seat }} put ${DIE[die]} on cell ${value} of ${tile('H1')}.`,
    niceDieDisplaced: ({ seat, value, die }) =>
      die === 'big'
        ? say`${{ seat }}’s big die had to move to ${casinoPlace(value)}.`
        : say`${{ seat }}’s die had to move to ${casinoPlace(value)}.`,
    resultChosen: ({ seat, result }) => say`${{ seat }} chose the ${result}.`,
    goldenTaken: ({ seat, die }) => say`${{ seat }} put ${DIE[die]} on the golden cell.`,
    goldenReturned: ({ seat, die }) => say`${{ seat }} got ${DIE[die]} back from the golden cell.`,
    tokenTaken: ({ seat, face, from }) =>
      from === null
        ? say`${{ seat }} took the token of ${tile(face)}.`
        : say`${{ seat }} took the token of ${tile(face)} from ${{ seat: from }}.`,
    powerLost: ({ seat }) => say`${{ seat }} lost the majority and gave the token of ${tile('D2')} back.`,
    primeTimePut: ({ seat, put }) =>
      put.length === 0
        ? say`${{ seat }} placed no black dice.`
        : say`${{ seat }} put ${{ dice: put, of: 'black' }} into the casinos.`,
    badLuckNoted: ({ seats, strength }) => [
      ...and(seatPlaces(seats)),
      ...say` had the lowest strength at ${tile('C2')}: ${strength}.`,
    ],
    boxSplit: ({ seat, sizes }) => say`${{ seat }} made piles of ${sizes[0]} and ${sizes[1]} tokens.`,
    boxPicked: ({ seat, pile: index, tokens: picked }) =>
      say`${{ seat }} picked the ${pile(index)} pile, worth ${{ money: sumOf(picked) }}.`,
    tileTied: ({ strength, seats }) => [
      ...say`On ${tile('G2')}, `,
      ...and(seatPlaces(seats)),
      ` tied at ${strength} and cancelled each other out.`,
    ],
    finePaid: ({ seat, bills, chips: paid, change }) => {
      if (bills.length + paid === 0) return say`${{ seat }} had nothing to pay the fine with.`;
      const handed = [...moneyPlaces(bills), ...(paid > 0 ? [chips(paid)] : [])];
      const head = [...say`${{ seat }} paid the fine with `, ...and(handed)];
      return change.length === 0 ? [...head, '.'] : [...head, ...say` and got ${{ money: sumOf(change) }} back.`];
    },
  },

  refusals: {
    notAsked: ({ seat }) => ({
      why: say`This is ${{ seat }}’s decision.`,
      rule: TILE_RULE_OF.notAsked,
      remedy: say`Wait for it.`,
    }),
    decideFirst: ({ instead }) => ({
      why: say`The tile asks for something else.`,
      rule: TILE_RULE_OF.decideFirst,
      remedy: byType(INSTEAD, instead),
    }),
    nothingToDecide: () => ({
      why: say`No tile asks for this now.`,
      rule: TILE_RULE_OF.nothingToDecide,
      remedy: say`Continue your turn.`,
    }),
    tileNotInPlay: ({ faces }) => ({
      why: ['Only ', ...or(faces.map(tile)), ' asks for this, and that tile is not in play this round.'],
      rule: TILE_RULE_OF.tileNotInPlay,
      remedy: say`Choose one of the actions on offer.`,
    }),
    casinoClosed: ({ casino, instead }) => ({
      why: say`${casinoPlace(casino)} is closed: no dice go in or out.`,
      rule: TILE_RULE_OF.casinoClosed,
      remedy: byType(INSTEAD, instead),
    }),
    passIsFree: ({ closed }) => ({
      why: say`All your dice show the closed number ${closed}, so no chip is due.`,
      rule: TILE_RULE_OF.passIsFree,
      remedy: say`Pass for free.`,
    }),
    openNumberRolled: ({ instead }) => ({
      why: say`A free pass needs a roll of nothing but the closed number.`,
      rule: TILE_RULE_OF.openNumberRolled,
      remedy: byType(INSTEAD, instead),
    }),
    noPowerToken: ({ holder, instead }) => ({
      why:
        holder === null
          ? say`The token of ${tile('D2')} is on its tile.`
          : say`${{ seat: holder }} has the token of ${tile('D2')}.`,
      rule: TILE_RULE_OF.noPowerToken,
      remedy: byType(INSTEAD, instead),
    }),
    notInSupply: ({ die, use, instead }) => ({
      why: die === 'big' ? say`The big die is not in your supply.` : say`No small die is left in your supply.`,
      rule: SUPPLY_RULE[use],
      remedy: byType(INSTEAD, instead),
    }),
    notInCasino: ({ die, casino, instead }) => ({
      why:
        die === 'big'
          ? say`Your big die is not in ${casinoPlace(casino)}.`
          : say`You have no small die in ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.notInCasino,
      remedy: byType(INSTEAD, instead),
    }),
    noMoreTaking: ({ turns }) => ({
      why: say`After ${turns} turns of a round, dice can no longer be taken back.`,
      rule: TILE_RULE_OF.noMoreTaking,
      remedy: say`Put a die into a casino.`,
    }),
    ownCasino: ({ casino, at: where }) => ({
      why: say`The tile itself is at ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.ownCasino,
      remedy: byType(INSTEAD, { type: 'casinos', casinos: where }),
    }),
    ownTile: ({ casino, at: where }) => ({
      why: say`${tile('H2')} itself is at ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.ownTile,
      remedy: ['Choose the one at ', ...or(casinoPieces(where)), '.'],
    }),
    alreadyClosed: ({ casino, at: where }) => ({
      why: say`The token is already on ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.alreadyClosed,
      remedy: ['Choose ', ...or(casinoPieces(where)), ', or leave it there.'],
    }),
    nothingClosed: () => ({
      why: say`The token is still on its tile.`,
      rule: TILE_RULE_OF.nothingClosed,
      remedy: say`Close a casino.`,
    }),
    noCluster: ({ cluster, left }) => ({
      why: say`No group of ${cluster} is left.`,
      rule: TILE_RULE_OF.noCluster,
      remedy: ['Take a group of ', ...or(left.map(String)), '.'],
    }),
    noGrayDie: ({ casino, at: where }) => ({
      why: say`There is no grey die in ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.noGrayDie,
      remedy: ['Take one from ', ...or(casinoPieces(where)), '.'],
    }),
    slotsFull: ({ slot: kind, free }) => ({
      why: say`No slot for ${slot(kind)} is free.`,
      rule: TILE_RULE_OF.slotsFull,
      remedy: ['Still free: ', ...and(free.map((one) => slot(one))), '.'],
    }),
    tooManyDice: ({ casino, have: { small, big } }) => ({
      why: say`You have ${dice(small + big)} in ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.tooManyDice,
      remedy: say`Move no more than that.`,
    }),
    dieNotRolled: ({ die, value }) => ({
      why:
        die === 'big' ? say`Your big die does not show a ${value}.` : say`No small die of this roll shows a ${value}.`,
      rule: TILE_RULE_OF.dieNotRolled,
      remedy: say`Choose a die of this roll, or leave it.`,
    }),
    cellStuck: ({ value }) => ({
      why: say`The die on cell ${value} could not move to its casino, which is closed.`,
      rule: TILE_RULE_OF.cellStuck,
      remedy: say`Choose another cell.`,
    }),
    otherResult: ({ rolled }) => ({
      why: say`The dice show ${rolled[0]} and ${rolled[1]}.`,
      rule: TILE_RULE_OF.otherResult,
      remedy: say`Choose one of these.`,
    }),
    noTileThere: ({ casino, at: where }) => ({
      why: say`There is no tile at ${casinoPlace(casino)}.`,
      rule: TILE_RULE_OF.noTileThere,
      remedy: ['Choose the one at ', ...or(casinoPieces(where)), '.'],
    }),
    blackDiceDiffer: ({ rolled, instead }) => ({
      why: say`The black dice show ${rolled[0]} and ${rolled[1]}.`,
      rule: TILE_RULE_OF.blackDiceDiffer,
      remedy: byType(INSTEAD, instead),
    }),
    emptyPile: () => ({
      why: say`Each pile needs at least one token.`,
      rule: TILE_RULE_OF.emptyPile,
      remedy: say`Move a token over.`,
    }),
    tokensDiffer: ({ tokens: all }) => ({
      why: say`The piles must hold the ${all.length} tokens of the box, each once.`,
      rule: TILE_RULE_OF.tokensDiffer,
      remedy: ['Share out ', ...and(moneyPlaces(all)), '.'],
    }),
  },

  actions: {
    freePass: () => ({ label: 'Free pass', labelLong: 'Pass without paying: all your dice show the closed number' }),
    powerPlay: ({ die, casino }) => ({
      label: die === 'big' ? `Big to ${casino}` : `Die to ${casino}`,
      labelLong: `Power Play: put ${DIE[die]} into casino ${casino} instead of rolling`,
    }),
    luckyHide: ({ count }) => ({ label: `Hide ${count}`, labelLong: `Hide ${tokens(count)} in your fist` }),
    luckyGuess: ({ count }) => ({ label: `Guess ${count}`, labelLong: `Guess that it is ${tokens(count)}` }),
    stop: () => ({ label: 'Stop', labelLong: 'Stop and take the reward at the counter' }),
    bet: ({ on }) =>
      on === 'higher'
        ? { label: 'Higher', labelLong: 'Bet that the next sum is higher' }
        : { label: 'Lower', labelLong: 'Bet that the next sum is lower' },
    close: ({ casino }) => ({ label: `Close ${casino}`, labelLong: `Close casino ${casino}` }),
    keepClosed: () => ({ label: 'Leave it', labelLong: 'Leave the casino closed' }),
    knockoutDie: ({ die }) => ({
      label: die === 'big' ? 'Bar: big' : 'Bar: small',
      labelLong: `Put ${DIE[die]} into the bar`,
    }),
    block: ({ cluster, casino }) => ({
      label: `${cluster} to ${casino}`,
      labelLong: `Put ${grayDice(cluster)} into casino ${casino}`,
    }),
    handicap: ({ from, slot }) => ({
      label: `${from} for ${slot}`,
      labelLong: `Take a grey die out of casino ${from} for ${SLOT[slot]}`,
    }),
    skip: () => ({ label: 'Decline', labelLong: 'Decline the offer of the tile' }),
    putDie: ({ die, casino }) => ({
      label: die === 'big' ? `Big into ${casino}` : `Into ${casino}`,
      labelLong: `Put ${DIE[die]} into casino ${casino}`,
    }),
    takeDie: ({ die, casino }) => ({
      label: die === 'big' ? `Big from ${casino}` : `From ${casino}`,
      labelLong: `Take ${DIE[die]} back from casino ${casino}`,
    }),
    doubleDown: ({ small, big }) => ({
      label: small + big === 0 ? 'Move none' : `Move ${small}+${big}`,
      labelLong: small + big === 0 ? 'Move no dice onto the tile' : `Move onto the tile: small ${small}, big ${big}`,
    }),
    niceDie: ({ die, value }) => ({
      label: die === 'big' ? `Big on ${value}` : `Die on ${value}`,
      labelLong: `Put ${DIE[die]} on cell ${value} of the tile`,
    }),
    myChoice: ({ result }) => ({ label: `Choose ${result}`, labelLong: `Take the effect of the ${result}` }),
    activateTile: ({ casino }) => ({ label: `Tile at ${casino}`, labelLong: `Activate the tile at casino ${casino}` }),
    golden: ({ die }) => ({
      label: die === 'big' ? 'Gold: big' : 'Gold: small',
      labelLong: `Put ${DIE[die]} on the golden cell`,
    }),
    primeTime: ({ put }) => ({
      label: put.length === 0 ? 'Put none' : `Put ${put.join('+')}`,
      labelLong: put.length === 0 ? 'Place no black dice' : `Put black dice into casinos: ${put.join(', ')}`,
    }),
    blackSplit: ({ piles: [first, second] }) => ({
      label: `${pileDigits(first)}|${pileDigits(second)}`,
      labelLong: `First pile ${pileText(first)}, second pile ${pileText(second)} (thousands)`,
    }),
    blackPick: ({ pile: index }) => ({ label: `Pile ${index + 1}`, labelLong: `Take the ${pile(index)} pile` }),
  },

  decisions: {
    luckyHide: 'Hide one, two or three tokens',
    luckyGuess: 'Guess how many tokens are hidden',
    fiftyFifty: 'Bet higher or lower, or stop',
    close: 'Choose the casino to close',
    knockoutDie: 'Choose a die for the bar',
    block: 'Choose grey dice and a casino for them',
    handicap: 'Take a grey die, or leave it',
    move: 'Put a die into a casino, or take one back',
    doubleDown: 'Choose the dice to move onto the tile',
    niceDie: 'Choose a die for the tile, or leave it',
    myChoice: 'Choose one of the two results',
    activateTile: 'Choose the tile to activate',
    golden: 'Choose a die for the golden cell',
    primeTime: 'Choose the black dice to put',
    blackSplit: 'Make two piles of the tokens',
    blackPick: 'Pick a pile',
  },
};
