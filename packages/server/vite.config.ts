import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: 'src/main.ts', outDir: 'dist', target: 'node20', sourcemap: true },
  // Our own packages are TypeScript source, so they go into the bundle; npm packages stay where npm put them.
  ssr: { noExternal: [/^@fremont\//] },
});
