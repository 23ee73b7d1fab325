import { describe, expect, test } from 'vitest';
import { isPurchase } from '#catalogues/intents/index.ts';
import { PAGE_NAMES } from '#catalogues/lexicon/phrases/pages.ts';
import { allows, ROLES, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import { understand } from '#machines/talk/understand.ts';

const heard = (text: string, role: Role | null) => understand(text, { role, today: '2026-11-30' });
const pageOf = (text: string, role: Role | null) => heard(text, role).modifiers?.page;

const OWN = ROLES.flatMap((role) =>
  ROUTES.filter(({ built, access }) => built && allows(access, role)).map(({ path, label }) => ({ role, path, label })),
);

describe.each(OWN)('$role gets to $path', ({ role, path, label }) => {
  const name = label.toLowerCase();
  test.each([
    `go to ${name}`,
    `Please take me to the ${label} page`,
    `open the ${name} screen`,
    `show me the page of ${name}`,
    `abeg carry me go ${name}`,
    `make I enter ${name} page`,
    `i wan go ${name} now`,
  ])('%s', (text) => {
    const { modifiers, intent, asks } = heard(text, role);
    expect(modifiers?.page).toEqual({ path, label });
    expect([isPurchase(intent), asks]).toEqual([false, undefined]);
  });
});

describe('a page is named as people name it', () => {
  test.each([
    ['go to settings', 'service-admin', '/Settings'],
    ['open settings', 'service-admin', '/Settings'],
    ['go to settings', 'netplus-admin', '/platform-settings'],
    ['go to settings', 'service-user', '/user-page'],
    ['go to my history', 'service-user', '/transactionHistory'],
    ['show me the meters page', 'service-user', '/my-meters'],
    ['show me the meters page', 'service-admin', '/upload-meter-number'],
    ['take me to the table of residents', 'service-admin', '/registered-residents'],
    ['take me to the table of residents', 'netplus-admin', '/dashboard?view=residents'],
    ['carry me go people wey dey owe page', 'service-admin', '/who-owes'],
    ['go to the statements', 'service-user', '/statement-of-account'],
    ['go to the statements', 'service-admin', '/statements'],
    ['go to the audit log', 'service-admin', '/audit-log'],
    ['go to stuck orders', 'netplus-admin', '/operations?view=stuck'],
    ['open the cable page', 'netplus-admin', '/pay-bills'],
    ['go to the airtime page', null, '/airtime'],
    ['take me to my tokens', null, '/my-tokens'],
    ['go to the privacy policy', null, '/privacy'],
  ] as const)('%s, %s', (text, role, path) => {
    expect(pageOf(text, role)).toMatchObject({ path });
    expect(pageOf(text, role)?.closed).toBeUndefined();
  });
});

test('each list of names is that of a page that there is', () => {
  const lost = Object.entries(PAGE_NAMES).filter(([path, names]) => {
    const [[name = ''] = []] = [names.split(',')[0]?.split('|') ?? []];
    const first = name.replaceAll(/\w*\?/g, '').trim();
    return ![...ROLES, null].some((role) => pageOf(`go to ${first}`, role)?.path === path);
  });
  expect(lost.map(([path]) => path)).toEqual([]);
});

describe('a page that is not for who asks is known as that', () => {
  test.each([
    ['go to the estates page', 'service-user'],
    ['open approvals page', 'service-owner'],
    ['take me to my meters', 'netplus-admin'],
    ['go to settings', null],
  ] as const)('%s, %s', (text, role) => expect(pageOf(text, role)?.closed).toBe(true));
});

describe('what is told in the chat, done or bought is no page to be on', () => {
  test.each([
    ['open my history', 'service-user', 'history'],
    ['show my payments', 'service-user', 'history'],
    ['show me the residents', 'service-admin', 'residents'],
    ['open requests', 'netplus-admin', 'requests'],
    ['open the list of announcements', 'service-admin', 'announcements'],
    ['go back', 'service-user', 'back'],
    ['go to the previous page', 'service-user', 'back'],
    ['take me to the main page', 'service-user', 'menu'],
    ['open water for Apo Villas, na 4,500, the service don dey before', 'netplus-admin', 'enable-service'],
    ['open airtime for business once more', 'netplus-admin', 'resume-sales'],
    ['show as table', 'service-user', 'as-table'],
    ['go to settings and buy power 5000', 'service-user', null],
    ['open my account', null, 'sign-in'],
    ['buy power 5000', 'service-user', 'buy-power'],
    ['open cases', 'netplus-admin', null],
    ['open the audit log', 'service-admin', null],
    ['open my tokens', 'service-user', null],
    ['open a ticket', 'service-user', null],
    ['open tickets', 'service-admin', null],
    ['send me my token', 'service-user', null],
    ['go to hell', 'service-user', null],
  ] as const)('%s, %s', (text, role, intent) => {
    const meant = heard(text, role);
    expect(meant.modifiers?.page).toBeUndefined();
    if (intent !== null) expect(meant.intent).toBe(intent);
  });

  test('a message to a person may say so as well', () => {
    const open = { flow: 'contact-support', field: 'message', kind: 'area' } as const;
    expect(
      understand('go to settings', { role: 'service-admin', today: '2026-11-30', open }).modifiers?.page,
    ).toBeUndefined();
  });
});
