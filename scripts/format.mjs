// `npm run format`: formats all files and applies safe fixes.
import { fileURLToPath } from 'node:url';
import { endWithChildren, runNode } from './lib/run.mjs';
import { install, requireNode } from './setup.mjs';

endWithChildren();
requireNode();
await install();
const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
const { code } = await runNode([biome, 'check', '--write', '.']);
process.exitCode = code;
