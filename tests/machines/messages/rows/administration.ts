import { MESSAGES } from '#catalogues/messages.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';
import { type Script, say, talkTo } from '../../../support/portal.ts';
import { platformRun, runTo } from '../../flows/platform/platform-run.ts';
import { readInChat, readOf } from '../read.ts';
import type { MessageRow } from '../row.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };

/** A service that is made for Cedar View. */
async function serviceMade(given: Partial<Script> = {}) {
  const run = await runTo('asking', 'create-service', {}, given);
  run.fill({ estate: '2', serviceName: 'Waste', amount: '2500' });
  run.press('NEXT');
  await run.until('confirming');
  run.press('CONFIRM');
  await run.until('sending');
  await run.changed();
  return readOf(run.view());
}

/** What estates and the platform are run with, and a message to support. */
export const ADMINISTRATION_ROWS: readonly MessageRow[] = [
  {
    message: MESSAGES.adminCreated,
    places: ['S2'],
    when: "An estate's administrator is registered.",
    async bring() {
      const run = platformRun('register-estate');
      const who = { firstName: 'Tunde', lastName: 'Bello', phone: '08031234567', email: 'tunde@unity.example' };
      run.fill({ estate: 'Unity Homes', address: '12 Unity Road, Lekki', ...who });
      run.press('NEXT');
      await run.until('confirming');
      run.press('CONFIRM');
      return readOf(await run.until('done'));
    },
  },
  {
    message: MESSAGES.serviceExists,
    places: ['S2'],
    when: 'A service is made that the estate has already.',
    bring: () => serviceMade({ administered: { refused: MESSAGES.serviceExists } }),
  },
  {
    message: MESSAGES.serviceCreated,
    places: ['S2'],
    when: 'A service is made.',
    bring: () => serviceMade(),
  },
  {
    message: MESSAGES.paymentNotUpdated,
    places: ['S2'],
    when: "The line is lost as a resident's balance is set.",
    async bring() {
      const run = accountRun('update-payment', {}, { person: ADMIN, values: { meterNumber: METER } });
      run.fill({ service: 'service-charge', amount: '-5000' });
      run.press('NEXT');
      await run.until('confirming');
      run.script.administered = 'no line';
      run.press('CONFIRM');
      await run.until('sending');
      await run.changed();
      return readOf(run.view());
    },
  },
  {
    message: MESSAGES.retryUnsuccessful,
    places: ['S2'],
    when: 'A top-up is tried again and nothing comes, without a reason.',
    async bring() {
      const retried = { state: 'pending', reason: null, topupToken: null } as const;
      const run = await runTo('done', 'retry-topup', { topupRef: 'POWER-01HZX8ABCD' }, { retried });
      return readOf(run.view());
    },
  },
  {
    message: MESSAGES.logoFailed,
    places: ['S2'],
    when: "The line is lost as an estate's logo is sent.",
    async bring() {
      const run = accountRun('edit-logo', { administered: 'no line' }, { person: ADMIN });
      run.choose('logo', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png', { type: 'image/png' }));
      run.press('NEXT');
      await run.until('sending');
      return readOf(await run.until('asking'));
    },
  },
  {
    message: MESSAGES.messageNotSent,
    places: ['S3'],
    when: 'The line is lost as a message to support is sent.',
    async bring() {
      const { conversation } = talkTo({ contact: 'no line' });
      await say(conversation, 'write to support', 'I paid and no token came.', 'yes');
      return readInChat(conversation);
    },
  },
];
