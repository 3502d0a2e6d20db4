export * from './log.ts';
export * from './messages.ts';
