import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#catalogues/sandbox.ts';
import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import type { DeviceLine } from '#machines/assistant/sync/aside.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { HIDDEN_CARD } from '#machines/kit/sensitive/hidden.ts';
import { understand } from '#machines/talk/understand.ts';
import { createClient } from '#src/client/client.ts';
import { pause } from '#src/client/pause.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { deskOf } from '../support/calls/uploads.ts';
import { eventually } from '../support/eventually.ts';
import { say } from '../support/portal.ts';
import { freshSettings, startTestPortal } from '../support/server/running.ts';
import { everyTable } from '../support/server/whereabouts.ts';

/** Cards of nobody, as they are typed, and the codes beside them. */
const CARDS = ['5399 4102 3345 6788', '4929-8102-7734-5510', '5061240000000000015', '3714 496353 98431'];
const CODES = ['904173', '771835', '447831'];
const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let remove: () => Promise<void>;
/** What stands in a text that is never to hold a card, by the name of the place. */
const seen = new Map<string, string>();
const write = (place: string, text: string) => void seen.set(place, `${seen.get(place) ?? ''}\n${text}`);

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  portal = await startTestPortal({ ...fresh.settings, LOG_LEVEL: 'debug' });
});

afterAll(async () => {
  await portal.close();
  await remove();
});

/** A device whose line can be lost, and that writes down what it puts aside. */
function device(): DeviceLine & { up: boolean } {
  let aside: unknown = null;
  let told = (_up: boolean) => {};
  let up = true;
  return {
    get up() {
      return up;
    },
    set up(is: boolean) {
      up = is;
      told(is);
    },
    isUp: () => up,
    watch(changed) {
      told = changed;
      return () => {};
    },
    read: () => aside,
    put(what) {
      aside = JSON.parse(JSON.stringify(what));
      write('aside', JSON.stringify(what));
    },
    isSeen: () => true,
    alone: (work) => work(),
    ready: () => Promise.resolve(),
  };
}

/** A conversation over the real client, whose every snapshot, request and change of what is kept is written down. */
function recorded(line = device()) {
  const conversation = createConversation({
    connect: (session) =>
      createClient({
        baseUrl: `${portal.url}/`,
        ...session,
        fetch: async (request) => {
          write('requests', `${request.url}\n${await request.clone().text()}`);
          return fetch(request);
        },
      }),
    understand,
    pause,
    now: () => new Date(),
    newId: randomUUID,
    proveHuman,
    desk: deskOf,
    device: line,
    keep: {
      ...keepNothing(),
      keepConversation: (kept) => write('snapshots', JSON.stringify(kept())),
      keepSession: (names) => write('session', JSON.stringify(names)),
    },
  });
  conversation.subscribe(() => write('transcript', JSON.stringify(conversation.getSnapshot())));
  return { conversation, line };
}

/** Every place there is, with what stands in it now. */
async function places(): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await everyTable(portal.deps.db)), ...seen, ['log', portal.lines.join('')]]);
}

/** Where digits stand that are of no id, whatever parts them. */
function placesOf(all: ReadonlyMap<string, string>, digits: string): string[] {
  const any = new RegExp(`(?<![\\w])${[...digits.replace(/\D/g, '')].join('(?:[ -]|%20)?')}(?!\\w)`);
  return [...all].flatMap(([name, text]) => (any.test(text) ? [name] : []));
}

async function signedIn(email: string, line = device()) {
  const { conversation } = recorded(line);
  await say(conversation, `sign in ${email}`, DEMO_PASSWORD);
  expect(conversation.getSnapshot().session.role).not.toBeNull();
  return conversation;
}

test('no card and no code that was typed anywhere stands in the chat, the store, a request, a row, a mail or the log', {
  tags: ['G-006'],
}, async () => {
  const [first = '', second = '', third = '', fourth = ''] = CARDS;
  const [otp = '', bank = '', pin = ''] = CODES;

  // By chat: beside a purchase, at its question, at what is read back, and while the card window is open.
  const resident = await signedIn('resident@palmcourt.example');
  await say(resident, `my card is ${first}`, `buy power 5000 with ${second}, otp ${otp}`);
  expect(resident.getSnapshot().messages.some(({ text }) => text.includes(HIDDEN_CARD))).toBe(true);
  expect(resident.getSnapshot().messages.map(({ text }) => text)).toContain(SENSITIVE.both);
  await say(resident, `yes, ${third}`, `the verification code from my bank is ${bank}`, 'yes', `here: ${fourth}`);
  resident.send({ type: 'WIDGET', result: 'closed' });
  await say(resident, 'cancel', 'cancel');

  // In a ticket: by chat, by its form, with a file, and in a reply.
  await say(resident, `open a ticket, they charged ${first}`);
  await say(resident, 'something else', `They took it from ${second} with my pin ${pin}`);
  resident.send({ type: 'FILL', values: { message: `It was ${third}, atm pin ${pin}` }, from: 'form' });
  resident.choose(new File([PDF], `card ${fourth.replaceAll(' ', '')}.pdf`, { type: 'application/pdf' }));
  await say(resident, 'next', 'no', 'yes', 'yes');
  await say(resident, 'cancel');
  resident.open('contact-support', { name: 'Amaka Eze', message: `Please charge ${second}, otp ${otp}` });
  resident.send({ type: 'FILL', values: { message: `Please charge ${second}, otp ${otp}` }, from: 'form' });
  const fields = resident.getSnapshot().view?.fields ?? [];
  expect(fields.find(({ name }) => name === 'message')?.hint).toBe(SENSITIVE.field);
  await say(resident, 'cancel');
  resident.stop();

  // By a visitor, to the contact page.
  const { conversation: visitor } = recorded();
  visitor.open('contact-support');
  const message = `I gave somebody ${first}, cvv 918 and otp ${otp}. What now?`;
  const given = { name: 'Ini Udo', email: 'ini.udo@mail.example', phone: '08035550133', message };
  visitor.send({ type: 'FILL', values: given, from: 'form' });
  visitor.send({ type: 'NEXT' });
  await visitor.settled();
  await say(visitor, 'yes');
  visitor.stop();

  // Without a line: what is put aside, and sent later.
  const line = device();
  const away = await signedIn('resident@cedarview.example', line);
  line.up = false;
  away.say(`send 500 mtn to 08031234567 from ${third}`);
  away.say(`otp na ${bank}`);
  line.up = true;
  await away.settled();
  away.stop();

  // By who runs an estate, and the platform: a search, a note, a notice.
  const admin = await signedIn('admin@palmcourt.example');
  await say(admin, `find resident ${first}`, `payments of ${second}`, 'cancel');
  const list = admin.pages.list('residents');
  list.start();
  list.send({ type: 'SEARCH', name: fourth, meterNumber: second });
  await admin.settled();
  list.stop();
  admin.stop();
  const platform = await signedIn('platform@wattchat.example');
  await say(platform, `notice: send ${third} and otp ${otp} to us`, 'cancel', 'cancel');
  platform.stop();

  await eventually(async () => ((await waitingMails()) === 0 ? true : null));
  const everywhere = await places();
  for (const secret of [...CARDS, ...CODES]) expect([secret, placesOf(everywhere, secret)]).toEqual([secret, []]);
  // What stood beside them did arrive.
  expect(everywhere.get('support_messages')).toContain('I gave somebody');
  expect(everywhere.get('ticket_messages')).toContain(HIDDEN_CARD);
  expect(everywhere.get('sandbox_mail')).toContain(HIDDEN_CARD);
  expect(everywhere.get('aside')).toContain(HIDDEN_CARD);
});

async function waitingMails(): Promise<number> {
  const [row] = await portal.deps.db
    .selectFrom('mail_outbox')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('sent_at', 'is', null)
    .execute();
  return Number(row?.n ?? 0);
}

test('the search finds what does stand somewhere, however it is parted', async () => {
  portal.deps.log.info('planted 5399 4102');
  expect(placesOf(await places(), '53994102')).toEqual(['log']);
});
