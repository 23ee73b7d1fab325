import { afterAll, beforeAll, expect, test } from 'vitest';
import { companyOf } from '#src/server/vending/company.ts';
import { openTestApp, type TestApp } from '../../support/server/app.ts';
import { type Office, openOffice } from './support/estate-office.ts';

let portal: TestApp;
let office: Office;
beforeAll(async () => {
  portal = await openTestApp();
  office = await openOffice(portal);
});
afterAll(() => portal.close());

test('an estate says who supplies it, its meters are looked for there from then on, and the log says who changed it', async () => {
  const { meter_number: own } = await office.person('resident@palmcourt.example');
  const { meter_number: other } = await office.person('resident@cedarview.example');
  const suppliers = () => Promise.all([own, other].map((meter) => companyOf(portal.db, meter ?? '')));
  expect((await office.ask('estateCompany', {})).said).toEqual({ company: null });
  expect((await office.ask('setEstateCompany', { company: 'ikeja' })).said).toMatchObject({ company: 'ikeja' });
  expect((await office.ask('estateCompany', {})).said).toEqual({ company: 'ikeja' });
  expect(await suppliers()).toEqual(['ikeja', null]);
  const log = await office.deeds();
  await office.ask('setEstateCompany', { company: 'ikeja' });
  expect(await office.deeds()).toEqual(log);
  expect(log[0]).toMatchObject({
    actor: 'Ngozi Adeyemi',
    action: 'company-changed',
    before: null,
    after: 'Ikeja Electric (IKEDC)',
  });
});
