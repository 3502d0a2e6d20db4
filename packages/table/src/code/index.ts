export * from './match-code.ts';
