import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inOneChunk } from './tools/building/chunks.ts';

const whole = (name: string, entry: string) => ({
  name: inOneChunk(name, join(import.meta.dirname, entry)),
  debugName: name,
});

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The conversation is one file on purpose.
    chunkSizeWarningLimit: 600,
    modulePreload: {
      polyfill: false,
      // The sheet of the first screen stands in the page already (tools/prerender.ts).
      resolveDependencies: (_file, needed) => needed.filter((file) => !/\/first-[^/]+\.css$/.test(file)),
    },
    rollupOptions: {
      output: {
        codeSplitting: { groups: [whole('first', 'src/portal/main.tsx'), whole('talk', 'src/portal/conversation.ts')] },
      },
    },
  },
});
