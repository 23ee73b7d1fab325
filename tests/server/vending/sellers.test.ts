import { describe, expect, test } from 'vitest';
import { SETTING_SENTENCES as SAID } from '#catalogues/sentences/platform/settings.ts';
import { VENDOR_PRODUCTS, type VENDORS, vendorScopes } from '#catalogues/vendors.ts';
import type { VendingPort } from '#src/server/vending/port.ts';
import { sandboxVendingPort } from '#src/server/vending/providers/sandbox.ts';
import { vendors } from '#src/server/vending/vendors.ts';
import { vendorsUnfit } from '#src/server/vending/vendors-fit.ts';

const phone = { VENDING_PHONE: '08030000000' };
const all: Readonly<Record<keyof typeof VENDORS, VendingPort>> = {
  vtpass: vendors(
    { ...phone, VENDING_API_KEY: 'a', VENDING_PUBLIC_KEY: 'b', VENDING_SECRET_KEY: 'c' },
    () => new Date(),
  ).vtpass(),
  buypower: vendors({ ...phone, VENDING_TOKEN: 'a' }, () => new Date()).buypower(),
  baxi: vendors({ ...phone, VENDING_API_KEY: 'a', VENDING_AGENT_ID: 'b' }, () => new Date()).baxi(),
  sandbox: sandboxVendingPort({ fetch, baseUrl: () => 'http://127.0.0.1:9', key: 'a', timeoutMs: 1 }),
};

describe('what each vendor sells', () => {
  const soldBy = (name: keyof typeof VENDORS) =>
    VENDOR_PRODUCTS.filter(({ of }) => of !== null)
      .filter((product) => !all[name].sells(product))
      .map(({ scope }) => scope);

  test.each([
    ['vtpass', ['internet.spectranet', 'internet.swift']],
    ['buypower', ['power.aba', 'internet.spectranet', 'internet.smile', 'internet.swift']],
    ['sandbox', []],
  ] as const)('%s sells everything but this', (name, not) => {
    expect(soldBy(name)).toEqual(not);
  });

  test('VTpass sells Spectranet once the price list has its own plans', () => {
    const keys = { ...phone, VENDING_API_KEY: 'a', VENDING_PUBLIC_KEY: 'b', VENDING_SECRET_KEY: 'c' };
    const sells = (given: object) =>
      vendors({ ...keys, ...given }, () => new Date())
        .vtpass()
        .sells({ kind: 'internet', provider: 'spectranet', company: null });
    expect([sells({}), sells({ VENDING_SPECTRANET: 'own-plans' })]).toEqual([false, true]);
    expect(() => sells({ VENDING_SPECTRANET: 'yes' })).toThrow(/own-plans/);
  });

  test('Baxi sells power alone, of nine companies', () => {
    const not = soldBy('baxi');
    expect(not.filter((scope) => /power/.test(scope))).toEqual(['power.aba', 'power.benin', 'power.yola']);
    expect(
      VENDOR_PRODUCTS.filter(({ kind, of }) => of !== null && !/power/.test(kind)).map(({ scope }) => scope),
    ).toEqual(not.filter((scope) => !/power/.test(scope)));
  });

  test('an estate that has not said who supplies it is sold for by nobody, unless the operator has said it for all', () => {
    const product = { kind: 'power', provider: null, company: null } as const;
    expect([all.vtpass.sells(product), all.baxi.sells(product)]).toEqual([false, false]);
    const set = vendors({ ...phone, VENDING_TOKEN: 'a', VENDING_ESTATE_COMPANY: 'IKEJA' }, () => new Date()).buypower();
    expect(set.sells(product)).toBe(true);
  });
});

test('what is set for one network comes before what is set for its product', () => {
  expect(vendorScopes({ kind: 'data', provider: 'mtn', company: null })).toEqual(['data.mtn', 'data']);
  expect(vendorScopes({ kind: 'power', provider: null, company: 'ikeja' })).toEqual(['power.ikeja', 'power']);
  expect(vendorScopes({ kind: 'power', provider: null, company: null })).toEqual(['power']);
});

test('a vendor without keys, and one that does not sell it, cannot be chosen; who can is said', () => {
  const deps = { vending: all.vtpass, otherVendors: [all.baxi] };
  const said = (scope: string, list: string) => vendorsUnfit(deps, scope, list)?.data.message ?? null;
  expect(said('airtime', 'vtpass')).toBeNull();
  expect(said('power', 'baxi,vtpass')).toBeNull();
  expect(said('airtime', 'buypower')).toBe(SAID.notConfigured('BuyPower'));
  expect(said('airtime.mtn', 'vtpass,baxi')).toBe(
    SAID.doesNotSell('Baxi', 'Vendors in their order, Airtime, MTN', 'VTpass'),
  );
  expect(said('internet.swift', 'vtpass')).toBe(
    SAID.doesNotSell('VTpass', 'Vendors in their order, Internet, Swift', ''),
  );
});
