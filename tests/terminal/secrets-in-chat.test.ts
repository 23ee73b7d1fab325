import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConversation } from '#machines/assistant/conversation/conversation.ts';
import { keepNothing } from '#machines/assistant/sync/keep.ts';
import { understand } from '#machines/talk/understand.ts';
import { createClient } from '#src/client/client.ts';
import { pause } from '#src/client/pause.ts';
import { proveHuman } from '#src/client/prove-human.ts';
import { deskOf } from '../support/calls/uploads.ts';
import { eventually } from '../support/eventually.ts';
import { say } from '../support/portal.ts';
import { tokenIn } from '../support/server/own-account.ts';
import { freshSettings, startTestPortal } from '../support/server/running.ts';
import { everyTable, whereabouts } from '../support/server/whereabouts.ts';

const EMAIL = 'ini.udo@mail.example';
const EARLY = 'Tooearly-Suya-17';
const FIRST = 'Egusi on Thursdays 31';
const WRONG = 'Zobo-and-puffpuff-7';
const SECOND = 'Okra "before" sunrise 12';
const THIRD = 'Danfo to Ojuelegba 88';

let portal: Awaited<ReturnType<typeof startTestPortal>>;
let remove: () => Promise<void>;
/** What stands in a text that is never to hold a secret, by the name of the place. */
const seen = new Map<string, string>();

beforeAll(async () => {
  const fresh = await freshSettings();
  remove = fresh.remove;
  portal = await startTestPortal({ ...fresh.settings, LOG_LEVEL: 'debug' });
});

afterAll(async () => {
  await portal.close();
  await remove();
});

/** A conversation over the real client, whose every snapshot and every change of what is kept is written down. */
function recorded() {
  const write = (place: string, text: string) => void seen.set(place, `${seen.get(place) ?? ''}\n${text}`);
  const conversation = createConversation({
    connect: (session) => createClient({ baseUrl: `${portal.url}/`, ...session }),
    understand,
    pause,
    now: () => new Date(),
    newId: randomUUID,
    proveHuman,
    desk: deskOf,
    keep: {
      ...keepNothing(),
      keepConversation: (kept) => write('snapshots', JSON.stringify(kept())),
      keepSession: (names) => write('session', JSON.stringify(names)),
    },
  });
  conversation.subscribe(() => write('transcript', JSON.stringify(conversation.getSnapshot())));
  return { conversation, write };
}

async function mailed(subject: string): Promise<string> {
  const letter = await eventually(async () => {
    const found = await portal.deps.db
      .selectFrom('sandbox_mail')
      .selectAll()
      .where('to_address', '=', EMAIL)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return found ?? null;
  });
  return tokenIn(letter.text);
}

/** A meter of an estate. */
async function someMeter(): Promise<string> {
  const meters = portal.deps.db.selectFrom('meters').select('meter_number').orderBy('meter_number');
  return (await meters.executeTakeFirstOrThrow()).meter_number;
}

/** Every place there is, with what stands in it now. */
async function places(): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await everyTable(portal.deps.db)), ...seen, ['log', portal.lines.join('')]]);
}

test('no password that was typed in the chat stands anywhere, and a mailed link stands in its mail alone', {
  tags: ['G-006'],
}, async () => {
  const { conversation } = recorded();
  const role = () => conversation.getSnapshot().session.role;
  await say(conversation, `sign me up as tenant ${EMAIL} password ${EARLY}`, 'Ini Udo', await someMeter());
  await say(conversation, FIRST, FIRST, '08035550133', 'yes');
  expect(role()).toBe('service-user');
  const confirm = await mailed('Please confirm your e-mail address');
  conversation.open('confirm-email', { token: confirm });
  await conversation.settled();

  await say(conversation, 'sign out', `log in ${EMAIL} ${EARLY}`, WRONG);
  expect(role()).toBeNull();
  await say(conversation, FIRST);
  expect(role()).toBe('service-user');
  await say(conversation, `change my password to ${EARLY}`, FIRST, SECOND, SECOND);

  await say(conversation, 'sign out', `forgot password ${EMAIL}`, 'close');
  const reset = await mailed('Your new password');
  conversation.open('reset-password', { token: reset });
  await say(conversation, THIRD, THIRD, 'sign in', EMAIL, SECOND);
  expect(role()).toBeNull();
  await say(conversation, THIRD);
  expect(role()).toBe('service-user');
  conversation.stop();

  // What is mailed is no longer kept for sending.
  await eventually(async () => {
    const waiting = await portal.deps.db.selectFrom('mail_outbox').select('id').where('text', 'like', '%/#%').execute();
    return waiting.length === 0 ? true : null;
  });
  const everywhere = await places();
  for (const password of [EARLY, FIRST, WRONG, SECOND, THIRD])
    expect([password, whereabouts(everywhere, password)]).toEqual([password, []]);
  for (const link of [confirm, reset]) expect(whereabouts(everywhere, link)).toEqual(['sandbox_mail']);
});

test('the search finds what does stand somewhere', async () => {
  const planted = 'Planted: "Jollof" on Sunday';
  const { conversation } = recorded();
  await say(conversation, planted);
  conversation.stop();
  portal.deps.log.info(planted);
  await portal.deps.db
    .updateTable('sandbox_mail')
    .set({ text: `It says ${planted}.` })
    .where('to_address', '=', EMAIL)
    .execute();
  expect(whereabouts(await places(), planted)).toEqual(['log', 'sandbox_mail', 'snapshots', 'transcript']);
  expect(whereabouts(await places(), EMAIL)).toEqual(expect.arrayContaining(['users', 'sandbox_mail', 'transcript']));
});
