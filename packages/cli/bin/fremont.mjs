#!/usr/bin/env node
// Runs the TypeScript source, so that the command is never older than the checkout.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
