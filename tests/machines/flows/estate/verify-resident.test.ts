import { describe, expect, test } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { REFUSING } from '#catalogues/sentences/estate/refusing.ts';
import { VERIFYING } from '#catalogues/sentences/estate/verifying.ts';
import { accountRun, RESIDENT } from '../../../support/account-run.ts';
import { WAITING } from '../../../support/calls/administration.ts';
import { RESIDENTS } from '../../../support/calls/dashboards.ts';
import type { Script } from '../../../support/portal.ts';

const ADMIN = { ...RESIDENT, role: 'service-admin' as const, meterNumber: null };
const EVE = '5b7f3a52-6f0e-4a5e-9d43-0c7a6a1f9b11';
const METER = '45701124518';

type Services = NonNullable<Parameters<typeof accountRun>[2]>['services'];
const verifying = (
  values: Readonly<Record<string, string>>,
  given: Partial<Script> = {},
  services: NonNullable<Services> = {},
) => accountRun('verify-resident', given, { person: ADMIN, values, services });
const SHOWN = { resident: EVE, meterNumber: METER };

/** Those whom a search for a term finds. */
const finds = (
  terms: Readonly<Record<string, readonly number[]>>,
  unverified: readonly number[],
): NonNullable<Services> => ({
  async searchResidents({ term }) {
    const users = (terms[term] ?? []).map((at) => {
      const { id, firstName, lastName, meterNo, ...one } = RESIDENTS[at] ?? RESIDENTS[0] ?? never();
      return {
        ...{ id, user_id: id, first_name: firstName, last_name: lastName, email: one.email, phone: one.phone },
        ...{ role: one.role, meter_number: meterNo, status: one.status, createdAt: one.createdAt },
        is_verified: !unverified.includes(at),
      };
    });
    return { status: 200, data: { users, meters: [] } };
  },
});

function never(): never {
  throw new Error('There are residents.');
}

describe('a resident who is verified', () => {
  test('is read back with both meters, who else is there and what they will see, and named in the yes', async () => {
    const { until, asked, press, said, came } = verifying(SHOWN);
    const { dialog, actions } = await until('confirming');
    expect(dialog).toEqual({
      title: 'Approve the change of meter of Eve Obi?',
      lines: [
        'Asks for meter 45701124518, House 12, Palm Avenue, since 20 Nov 2026.',
        'Comes from meter 45701124501, House 3, Palm Avenue.',
        'Also on it: Chinedu Okafor.',
        VERIFYING.sees,
        VERIFYING.final,
      ],
    });
    expect(actions.map(({ label }) => label)).toEqual(['Yes, verify Eve Obi', VERIFYING.no]);
    expect([asked('previewRefusal'), asked('verifyResident')]).toEqual([[{ user_id: EVE, meter_number: METER }], []]);
    press('CONFIRM');
    await until('done');
    expect(asked('verifyResident')).toEqual([{ user_id: EVE, meter_number: METER }]);
    expect([said(), came]).toEqual([['Resident verified'], ['changed: rows']]);
  });

  test('who signed up with the meter is asked about as somebody new', async () => {
    const previewRefusal = async () => ({ status: 200 as const, data: { ...WAITING, from: null, back: false } });
    const { until } = verifying(SHOWN, {}, { previewRefusal });
    expect((await until('confirming')).dialog?.title).toBe('Verify Eve Obi?');
  });

  test('is none after a no', async () => {
    const { until, press, said, asked } = verifying(SHOWN);
    await until('confirming');
    press('DECLINE');
    await until('cancelled');
    expect([said(), asked('verifyResident')]).toEqual([[VERIFYING.kept], []]);
  });

  test('is told of with what their house owes from before', async () => {
    const house = 'House 12, Palm Avenue owes ₦65,000 from before.';
    const data = { message: 'The resident is verified.', house };
    const one = verifying(SHOWN, {}, { verifyResident: async () => ({ status: 200, data }) });
    await one.until('confirming');
    one.press('CONFIRM');
    await one.until('done');
    expect(one.said()).toEqual(['The resident is verified.', house]);
  });

  test('can be tried again where it failed, and is asked about again', async () => {
    const { until, said, press, script } = verifying(SHOWN, { administered: 'no line' });
    await until('confirming');
    press('CONFIRM');
    await until('asking');
    expect(said()).toEqual([MESSAGES.networkFailure]);
    script.administered = 'good';
    press('NEXT');
    await until('confirming');
    press('CONFIRM');
    await until('done');
    expect(said()).toEqual(['Resident verified']);
  });

  test('who is verified already is told so', async () => {
    const message = REFUSING.verified('Eve Obi');
    const one = verifying(SHOWN, { refusable: { code: 'verified-already', message } });
    await one.until('cancelled');
    expect([one.said(), one.asked('verifyResident')]).toEqual([[message], []]);
  });
});

describe('of whoever is named', () => {
  test('the one who waits is meant, on the meter where they wait', async () => {
    const { until, asked } = verifying({ whose: 'House 12' }, {}, finds({ 'House 12': [0, 1] }, [1]));
    await until('confirming');
    const { id = '', meterNo = '' } = RESIDENTS[1] ?? {};
    expect(asked('previewRefusal')).toEqual([{ user_id: id, meter_number: meterNo }]);
  });

  test('two who wait are asked about by their meters, and the answer decides', async () => {
    const one = verifying({ whose: 'House 12' }, {}, finds({ 'House 12': [0, 1], 'Bola Eze 1': [0] }, [0, 1]));
    await one.until('asking');
    expect(one.problems().whose).toContain(`${RESIDENTS[0]?.meterNo}`);
    expect(one.problems().whose).toContain(`${RESIDENTS[1]?.meterNo}`);
    one.fill({ whose: 'Bola Eze 1' });
    one.press('NEXT');
    await one.until('confirming');
    expect(one.asked('previewRefusal')).toMatchObject([{ user_id: RESIDENTS[0]?.id }]);
  });

  test('a house that is named besides has to be theirs', async () => {
    const found = finds({ 'Bola Eze': [0, 5], 'House 12': [5], 'House 14': [8] }, [0, 5]);
    const right = verifying({ whose: 'Bola Eze', house: 'House 12' }, {}, found);
    await right.until('confirming');
    expect(right.asked('previewRefusal')).toMatchObject([{ user_id: RESIDENTS[5]?.id }]);
    const wrong = verifying({ whose: 'Bola Eze', house: 'House 14' }, {}, found);
    await wrong.until('asking');
    expect([wrong.problems().whose, wrong.asked('previewRefusal')]).toEqual([MESSAGES.residentNotFound, []]);
  });

  test('where nobody waits there, those who wait are named', async () => {
    const one = verifying({ whose: 'House 99' }, { residentVerified: false }, finds({}, []));
    await one.until('asking');
    const three = RESIDENTS.slice(0, 3).map((who) => VERIFYING.one(`${who.firstName} ${who.lastName}`, who.meterNo));
    expect(one.problems().whose).toBe(VERIFYING.nobodyThere(three, RESIDENTS.length - 3));
  });

  test('and of nobody it is asked whose', async () => {
    const one = verifying({});
    const { fields } = await one.until('asking');
    expect(fields.map(({ name }) => name)).toEqual(['whose']);
  });
});
