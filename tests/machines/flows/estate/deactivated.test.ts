import { expect, test } from 'vitest';
import { ESTATE_SENTENCES } from '#catalogues/sentences/estate/answers.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { METER } from '../../../support/answers.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const refusing = (code: string, message: string) => async () => ({ status: 403 as const, data: { code, message } });
const inactive = refusing('estate-inactive', ESTATE_SENTENCES.estateInactive);
const notAllowed = refusing('not-allowed', 'not for a person');

/** What an administrator asks for, read back where it is and sent, as the server answers it. */
function begin(flow: string, answer: ReturnType<typeof refusing>) {
  const services = {
    updateStatus: answer,
    verifyResident: answer,
    updateServicePayments: answer,
    updateLogo: answer,
    setResidentVerification: answer,
    makeRequest: answer,
  };
  return accountRun(flow, {}, { person: ADMIN, values: VALUES[flow] ?? {}, services });
}

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'set-occupancy': { meterNumber: METER, status: 'unoccupied' },
  'update-payment': { meterNumber: METER, service: 'service-charge', amount: '-5000' },
  'verify-resident': { resident: '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11' },
  'make-request': { kind: 'new-service', name: 'Gym' },
  'edit-logo': {},
  'resident-verification': { required: 'true' },
};

async function sendIt(flow: string, answer: ReturnType<typeof refusing>) {
  const run = begin(flow, answer);
  if (flow === 'edit-logo') run.choose('logo', new File([new Uint8Array([1])], 'logo.png', { type: 'image/png' }));
  if (flow === 'update-payment' || flow === 'edit-logo') run.press('NEXT');
  if (flow !== 'edit-logo') {
    await run.until('confirming');
    run.press('CONFIRM');
  }
  while (run.said().length === 0) await run.changed();
  return run.said();
}

const FLOWS = Object.keys(VALUES);

test.each(FLOWS)('%s says that the estate is deactivated, as the server does', async (flow) => {
  expect(await sendIt(flow, inactive)).toEqual([ESTATE_SENTENCES.estateInactive]);
});

test.each(FLOWS)('%s tells nobody the words of another refusal, which are for programs', async (flow) => {
  expect(await sendIt(flow, notAllowed)).not.toContain('not for a person');
});
