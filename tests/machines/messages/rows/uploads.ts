import { MESSAGES } from '#catalogues/messages.ts';
import { administrator, csv, judgedAs, METERS, meterLines, PAYMENTS } from '../../flows/uploads/upload-chat.ts';
import { loaded, pagesOf, RESIDENT } from '../../pages/support.ts';
import { readOf } from '../read.ts';
import type { MessageRow } from '../row.ts';

type Given = Parameters<typeof administrator>;

const METER_FILE = csv('meters.csv', METERS, ...meterLines(12));
const PAYMENT_FILE = csv('before.csv', PAYMENTS, '45012345678,service charge,"15,000",2026-01-31');

/** A file of meters that was looked at, as the server judges it. */
async function meters(given: Given[0] = {}, options: Given[1] = { pause: 'waits' }) {
  const chat = administrator({ judged: judgedAs(12), ...given }, options);
  await chat.open('upload-meters');
  await chat.choose(METER_FILE);
  await chat.send({ type: 'NEXT' });
  return chat;
}

async function paymentsSent(given: Given[0] = {}) {
  const chat = administrator(given, { pause: 'waits' });
  await chat.open('upload-payments');
  await chat.choose(PAYMENT_FILE);
  chat.conversation.send({ type: 'CONFIRM' });
  return chat;
}

/** Files of rows that an administrator uploads. */
export const UPLOAD_ROWS: readonly MessageRow[] = [
  {
    message: MESSAGES.uploadInvalid,
    places: ['S2'],
    when: 'The server finds meters of another estate in a file.',
    bring: async () => readOf((await meters({ judged: judgedAs(12, [2]) })).view()),
  },
  {
    message: MESSAGES.uploadRefused,
    places: ['S2'],
    when: 'The server refuses a file of meters.',
    bring: async () => readOf((await meters({ uploaded: { refused: 'Too many rows.' } })).view()),
  },
  {
    message: MESSAGES.uploadNoAnswer,
    places: ['S2'],
    when: 'The line is lost as a file of meters is judged.',
    bring: async () => readOf((await meters({ uploaded: 'no line' })).view()),
  },
  {
    message: MESSAGES.uploadSuccessful,
    places: ['S2'],
    when: 'The meters of a file are added.',
    async bring() {
      const chat = await meters();
      chat.conversation.send({ type: 'CONFIRM' });
      return readOf(await chat.at('sent'));
    },
  },
  {
    message: MESSAGES.uploadNotCompleted,
    places: ['S2'],
    when: 'The line is lost as the meters of a file are added.',
    async bring() {
      const chat = await meters();
      chat.script.uploaded = 'no line';
      await chat.send({ type: 'CONFIRM' });
      return readOf(chat.view());
    },
  },
  {
    message: MESSAGES.uploadedNotFetched,
    places: ['S2'],
    when: 'The list of levies that were uploaded cannot be read.',
    async bring() {
      const who = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
      const { problem } = await loaded(pagesOf(who, { lists: 'broken' }).pages.list('uploaded-levies'));
      return [problem ?? ''];
    },
  },
  {
    message: MESSAGES.paymentsUploaded,
    places: ['S2'],
    when: 'Payments from before the portal are uploaded.',
    bring: async () => readOf(await (await paymentsSent()).at('sent')),
  },
  {
    message: MESSAGES.paymentsNotUploaded,
    places: ['S2'],
    when: 'The server refuses a file of payments.',
    async bring() {
      const chat = await paymentsSent({ uploaded: { refused: 'Not now.' } });
      await chat.conversation.settled();
      return readOf(chat.view());
    },
  },
  {
    message: MESSAGES.paymentsNoAnswer,
    places: ['S2'],
    when: 'The line is lost as a file of payments is sent.',
    async bring() {
      const chat = await paymentsSent({ uploaded: 'no line' });
      await chat.conversation.settled();
      return readOf(chat.view());
    },
  },
];
