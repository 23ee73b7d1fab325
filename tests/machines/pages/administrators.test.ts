import { expect, test } from 'vitest';
import { SIGN_INS } from '#catalogues/sentences/estate/sign-ins.ts';
import { SECOND_FACTOR } from '#catalogues/sentences/second-factor.ts';
import { GOOD_ADMINISTRATORS } from '../../support/calls/administrators.ts';
import { loaded, pagesOf, RESIDENT } from './support.ts';

const [SELF] = GOOD_ADMINISTRATORS.administrators;
if (SELF === undefined) throw new Error('Nobody is in office.');

const COLLEAGUE = { ...SELF, id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a02', first_name: 'Bola', self: false };

test('a second factor is reset in the row of a colleague who has one, and not in the own', async () => {
  const administrators = [
    SELF,
    COLLEAGUE,
    { ...COLLEAGUE, id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a03', second_factor: false },
  ];
  const { pages } = pagesOf({ ...RESIDENT, role: 'service-admin' }, { administrators });
  const page = pages.list('administrators');
  await loaded(page);
  const { rows } = page.getSnapshot();
  const resets = rows.map(({ actions }) => actions.filter(({ label }) => label === SECOND_FACTOR.resetLabel));
  expect(resets).toEqual([
    [],
    [
      expect.objectContaining({
        leads: { open: 'reset-second-factor', values: { holder: COLLEAGUE.id, said: 'Bola Adeyemi' } },
      }),
    ],
    [],
  ]);
});

test('whose sign-in is locked is said in their row, and unlocked from there; nobody changes their own', async () => {
  const administrators = [SELF, COLLEAGUE, { ...COLLEAGUE, id: '6f1f4a52-6f0e-4c55-9a59-1c1d5e8f0a03', locked: true }];
  const { pages } = pagesOf({ ...RESIDENT, role: 'service-admin' }, { administrators });
  const page = pages.list('administrators');
  await loaded(page);
  const { rows } = page.getSnapshot();
  const said = rows.map(({ cells, actions }) => [cells.includes(SIGN_INS.isLocked), actions.find(isOfSignIn)?.label]);
  expect(said).toEqual([
    [false, undefined],
    [false, SIGN_INS.label],
    [true, SIGN_INS.changes.unlock.label],
  ]);
  expect(rows[2]?.actions.find(isOfSignIn)?.leads).toMatchObject({
    values: { holder: rows[2]?.id, said: 'Bola Adeyemi', signIn: 'unlock' },
  });
});

const isOfSignIn = ({ name }: { readonly name: string }): boolean => name === 'sign-in';
