import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inOneChunk } from './tools/building/chunks.ts';

const first = inOneChunk('first', join(import.meta.dirname, 'src/portal/main.tsx'));

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { codeSplitting: { groups: [{ name: first, debugName: 'first' }] } } },
  },
});
