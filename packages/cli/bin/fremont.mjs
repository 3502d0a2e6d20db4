#!/usr/bin/env node
// Runs the command straight from its TypeScript source, so that it can never be older than the checkout.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
