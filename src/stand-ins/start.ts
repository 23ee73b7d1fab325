import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { type Book, openBook } from './book.ts';
import { control, openSettings } from './control.ts';
import { openEvents } from './events.ts';
import { openFaults } from './faults.ts';
import type { Provider, Stand, StandEnv } from './stand.ts';

/** How a stand-in is to run. */
export interface StartOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Where its book is. */
  readonly folder: string;
  /** Where events go; null: where they went the last time. */
  readonly webhook: string | null;
  /** What waits between the tries of an event are multiplied by. */
  readonly pace: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A stand-in that answers. */
export interface Running {
  /** Without a slash at the end. */
  readonly url: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/**
 * How long a line stays open on which nothing is asked, ms. A portal that is busy for longer than Node's own five seconds would ask on a
 * line that has been closed meanwhile, and hear nothing where no fault was set.
 */
const QUIET_MS = 10 * 60_000;

/** Starts a provider's stand-in; throws when the address cannot be had. */
export async function start(provider: Provider, options: StartOptions): Promise<Running> {
  const book = openBook(options.folder);
  const keys = keysOf(provider, book, options.env);
  const settings = openSettings(book);
  if (options.webhook !== null) settings.setWebhook(options.webhook);
  const faults = openFaults(book, provider.special);
  const { now, webhook } = settings;
  const events = openEvents({ book, faults, rules: provider.events, keys, now, url: webhook, pace: options.pace });
  const stand: Stand = { book, events, faults, now, keys };
  const opened = provider.open(stand);

  const app = new Hono<StandEnv>();
  app.use(faults.inAnswers);
  app.route('/', control(stand, opened, settings));
  app.route('/', opened.app);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.keepAliveTimeout = QUIET_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  events.wake();

  return {
    url: `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`,
    keys,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Silent answers would keep it open for ever.
      server.closeAllConnections();
      await closed;
      await events.close();
      book.close();
    },
  };
}

/** Each key from its variable, or made up once and kept in the book. */
function keysOf({ keys }: Provider, book: Book, env: StartOptions['env']): Record<string, string> {
  const shelf = book.shelf('stand-in key', z.string());
  return Object.fromEntries(
    Object.entries(keys).map(([name, { variable, begins }]) => {
      shelf.add(name, `${begins}${randomBytes(20).toString('hex')}`);
      return [name, env[variable] || (shelf.get(name) ?? '')];
    }),
  );
}
