import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|md|csv)$/;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server only sends them. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => TEXT.test(name))
          .map(async (name) => {
            const file = join(folder, name);
            const bytes = await readFile(file);
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            await Promise.all([
              brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
              zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
            ]);
          }),
      );
    },
  };
}

export default defineConfig({
  plugins: [react(), precompressed()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});
