export { greedyBot } from './greedy.ts';
export { samplerBot } from './sampler.ts';
