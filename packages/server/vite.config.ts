import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    // The program, and beside it what its threads run.
    rollupOptions: { input: { main: 'src/main.ts', 'bot-thread': 'src/bots/bot-thread.ts' } },
  },
  // Our own packages are TypeScript source, so they go into the bundle; npm packages stay where npm put them.
  ssr: { noExternal: [/^@fremont\//] },
});
