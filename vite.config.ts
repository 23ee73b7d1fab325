import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeChunks } from './tools/building/chunks.ts';

const at = (file: string) => join(import.meta.dirname, file);
const MAIN = at('src/portal/main.tsx');
const CONVERSATION = at('src/portal/conversation.ts');

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The sheet of the first screen stands in the page already (tools/building/prerender.ts).
      resolveDependencies: (_file, needed) => needed.filter((file) => !/\/first-[^/]+\.css$/.test(file)),
    },
    rollupOptions: {
      output: {
        codeSplitting: {
          // Few files, for each costs a weak line its way there and back; but each small enough to be run without holding up a weak phone.
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            ...wholeChunks(
              {
                ground: at('src/portal/portal-later.ts'),
                first: MAIN,
                flows: at('machines/flows/index.ts'),
                talk: CONVERSATION,
              },
              [MAIN, CONVERSATION],
            ),
          ],
        },
      },
    },
  },
});
