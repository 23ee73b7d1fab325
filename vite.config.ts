import { globSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { wholeChunks } from './tools/building/chunks.ts';
import { madeByTheBuild } from './tools/building/made.ts';

const at = (file: string) => join(import.meta.dirname, file);
const MAIN = at('src/portal/main.tsx');
/** What every page does once it is loaded, also that of somebody who only looks at the landing page. */
const AFTER_LOAD = ['after-load.ts', 'browser/vitals.ts', 'offline/register.ts'].map((file) =>
  at(`src/portal/${file}`),
);
const CONVERSATION = at('src/portal/conversation/browser-portal.ts');
const FRAMES = [at('src/portal/frame/frame.tsx'), at('src/portal/frame/page-frame.tsx')];
const ALWAYS_THERE = /\/(?:rolldown-runtime|react|first)-[^/]+\.js$/;
const CANVAS = at('src/portal/form/canvas.tsx');

export default defineConfig({
  plugins: [react(), madeByTheBuild([at('src/portal/conversation/greeting.ts')])],
  // React has it itself; the shim is for its versions before 18.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim(?=\/with)/, replacement: 'use-sync-external-store' },
      { find: 'decode-named-character-reference', replacement: at('src/portal/ui/entities.ts') },
    ],
  },
  build: {
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // Not what every page brings along.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !ALWAYS_THERE.test(file)),
    },
    rollupOptions: {
      output: {
        codeSplitting: {
          // A chunk names all that is in it itself.
          includeDependenciesRecursively: false,
          // Few files, for each costs a weak line its way there and back; but each small enough to be run without holding up a weak phone.
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]first[\\/]react\.ts$/,
            },
            // Small pages, those that a mailed link leads to and those about the portal: two names in the first screen instead of many.
            {
              name: 'site',
              test: /[\\/]portal[\\/]pages[\\/](?:about|home|shared)-page\.tsx$|[\\/]pages[\\/]not-found\.tsx$/,
            },
            { name: 'account', test: /[\\/]portal[\\/]pages[\\/]account[\\/].*\.tsx?$/ },
            ...wholeChunks(
              {
                first: [MAIN],
                // Before what has the machines, for it brings none of them along.
                'after-load': AFTER_LOAD,
                fields: [at('machines/kit/fields.ts')],
                power: [at('machines/flows/power/buy-power.ts')],
                estate: globSync(at('machines/flows/{charges,estate,platform}/*.ts')),
                flows: [at('machines/flows/index.ts')],
                pages: [at('machines/pages/pages.ts')],
                client: [at('src/client/client.ts')],
                talk: [CONVERSATION],
                frame: FRAMES,
                lists: [at('src/portal/listing/listing.tsx'), at('src/portal/listing/listed.tsx')],
                form: [CANVAS],
              },
              [MAIN, CONVERSATION, ...FRAMES, CANVAS],
              // Of @xstate/react the first screen uses `useSelector` alone, which needs no actor: those come with the machines.
              { of: /[\\/]node_modules[\\/]@xstate[\\/]react[\\/]/, not: /[\\/]node_modules[\\/]xstate[\\/]/ },
            ),
          ],
        },
      },
    },
  },
});
