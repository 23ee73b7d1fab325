import { Hono } from 'hono';
import { z } from 'zod';
import type { Opened, Stand, StandEnv } from './stand.ts';

/** What the control keeps in the book: where events go, and how far its clock is ahead. */
const settingsRow = z.object({ webhook: z.string().nullable(), aheadMs: z.number() });

/** What is set while a stand-in runs, and is there again after the next start. */
export interface Settings {
  readonly webhook: () => string | null;
  readonly setWebhook: (url: string) => void;
  readonly now: () => Date;
  readonly moveClock: (byMs: number) => void;
}

/** The settings of a book. */
export function openSettings(book: Stand['book']): Settings {
  const shelf = book.shelf('stand-in settings', settingsRow);
  const read = () => shelf.get('all') ?? { webhook: null, aheadMs: 0 };
  return {
    webhook: () => read().webhook,
    setWebhook: (webhook) => shelf.put('all', { ...read(), webhook }),
    now: () => new Date(Date.now() + read().aheadMs),
    moveClock: (byMs) => shelf.put('all', { ...read(), aheadMs: read().aheadMs + byMs }),
  };
}

const webhookBody = z.strictObject({ url: z.url({ protocol: /^https?$/ }) });
const clockBody = z.strictObject({ aheadMs: z.int().positive() });

/** What every stand-in has below `/stand-in/`, for people and for tests. */
export function control({ events, faults }: Stand, { books }: Opened, settings: Settings): Hono<StandEnv> {
  const app = new Hono<StandEnv>().basePath('/stand-in');
  app.get('/books', (c) => c.json(books()));

  app.get('/faults', (c) => c.json(faults.all()));
  app.put('/faults', async (c) => {
    const problem = faults.replace(await c.req.json().catch(() => null));
    events.wake();
    return problem === null ? c.json(faults.all()) : c.json({ problem }, 400);
  });
  app.delete('/faults', (c) => {
    faults.replace({});
    events.wake();
    return c.json(faults.all());
  });

  app.get('/events', (c) => c.json({ events: events.all() }));
  app.post('/events/flush', async (c) => {
    await events.flush();
    return c.json({ events: events.all() });
  });
  app.post('/events/:id/resend', (c) =>
    events.resend(Number(c.req.param('id'))) ? c.json({ events: events.all() }) : c.json({ problem: 'no event' }, 404),
  );

  app.put('/webhook', async (c) => {
    const body = webhookBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: 'Send { "url": "http://..." }.' }, 400);
    settings.setWebhook(body.data.url);
    events.wake();
    return c.json({ url: settings.webhook() });
  });
  app.put('/clock', async (c) => {
    const body = clockBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ problem: 'Send { "aheadMs": 60000 }: a clock goes ahead only.' }, 400);
    settings.moveClock(body.data.aheadMs);
    events.wake();
    return c.json({ now: settings.now().toISOString() });
  });
  return app;
}
