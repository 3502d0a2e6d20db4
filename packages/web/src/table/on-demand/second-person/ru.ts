import { ME, type SecondPerson } from './address.ts';

/** Endings of the third person and the form of address. The games write the present tense in Russian. */
const ENDINGS = [
  [/ётся$/u, 'ётесь'],
  [/ится$/u, 'итесь'],
  [/ется$/u, 'етесь'],
  [/ёт$/u, 'ёте'],
  [/ет$/u, 'ете'],
  [/ит$/u, 'ите'],
] as const;

const verb = (word: string): string | null => {
  const ending = ENDINGS.find(([shape]) => shape.test(word));
  return ending === undefined ? null : word.replace(ending[0], ending[1]);
};

const ru: SecondPerson = {
  pronoun: 'вы',
  shapes: [
    [new RegExp(`предложение игрока ${ME}`, 'u'), 'ваше предложение'],
    [new RegExp(`[Сс]тавка игрока ${ME}`, 'u'), 'ваша ставка'],
    [new RegExp(`Кубик игрока ${ME}`, 'u'), 'ваш кубик'],
    [new RegExp(`Большой кубик игрока ${ME}`, 'u'), 'ваш большой кубик'],
    [new RegExp(`${ME} открывает (.*) за награду закрывает`, 'u'), 'вы открываете $1 за награду закрываете'],
    [new RegExp(`игрока ${ME}`, 'gu'), 'вас'],
    [new RegExp(`игроку ${ME}`, 'gu'), 'вам'],
    [new RegExp(`делает ${ME}`, 'u'), 'делаете вы'],
    [new RegExp(`Ходит ${ME}`, 'u'), 'Ваш ход'],
    [new RegExp(`начинает ${ME}`, 'u'), 'начинаете вы'],
    [new RegExp(`Побеждает ${ME}`, 'u'), 'Вы побеждаете'],
    [new RegExp(`дилер ${ME}`, 'u'), 'дилер — вы'],
    [new RegExp(`${ME} —`, 'u'), 'вы —'],
    [new RegExp(`(приносят|платит):(.*)${ME}`, 'u'), '$1:$2вам'],
    [new RegExp(`${ME}(.*) выбывают`, 'u'), 'вы$1 выбываете'],
  ],
  verb,
  adverbs: ['больше не', 'не', 'уже', 'теперь'],
  and: ' и ',
  dropsPronoun: false,
};

export default ru;
