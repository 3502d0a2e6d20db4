declare module 'virtual:messages/*' {
  import type { CompiledMessage } from 'icu-minify/format';

  const messages: Readonly<Record<string, CompiledMessage>>;
  export default messages;
}
