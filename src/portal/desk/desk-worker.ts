/** A worker of the browser: reads files of rows, keeps the rows and talks to the server about them, off the page. */
import { createDesk } from '#machines/uploads/desk/create-desk.ts';
import { createClient } from '#src/client/client.ts';
import { proveKey } from '../browser/own-key.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { sendTelling } from './send-telling.ts';
import { serveDesk } from './serve-desk.ts';

let token: string | null = null;
const post = (message: FromWorker) => self.postMessage(message);

const desk = createDesk({
  calls: (tell) =>
    createClient({
      baseUrl: `${self.location.origin}/`,
      token: () => token,
      refused: (why) => post({ refused: token, why }),
      // The key of the browser is the worker's as well.
      proveKey,
      fetch: sendTelling(tell),
    }),
});
const serve = serveDesk(desk, post, (given) => {
  token = given;
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => serve(data));
