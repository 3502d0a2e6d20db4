declare module 'virtual:rules/*' {
  import type { RulesText } from './book.ts';

  const text: RulesText;
  export default text;
}
