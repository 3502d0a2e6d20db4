// `npm run golden`: plays the golden matches again and records them.
process.argv.splice(2, 0, 'golden', '--record');
await import('./fremont.mjs');
