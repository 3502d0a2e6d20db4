export * from './chance.ts';
export * from './fact.ts';
export * from './game.ts';
export * from './grammar.ts';
export * from './json.ts';
export * from './match.ts';
export * from './text.ts';
export * from './types.ts';
