export * from './chain.ts';
export * from './decode.ts';
export * from './draws.ts';
export * from './proof.ts';
export * from './proof-code.ts';
export * from './types.ts';
export * from './verify.ts';
