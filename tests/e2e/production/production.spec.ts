import { test as base, type Page } from '@playwright/test';
import { z } from 'zod';
import { MESSAGES } from '#catalogues/messages.ts';
import { SOLD_AS } from '#catalogues/platform.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { SIGN_UP_CODE_SAID } from '#catalogues/sentences/sign-up-code.ts';
import { booksOf } from '../../support/vendor-books.ts';
import { choose as chooseOn, openEntry as openTab } from '../platform/headquarters.ts';
import { signInAt, signOut } from '../support/accounts.ts';
import { chat, expect, say, tokenShown } from '../support/portal.ts';
import { type Doing, fillIn, formOf } from '../support/shop.ts';
import { choose, csv, drop, LEVIES, METERS } from '../uploads/files.ts';
import { installInContainers } from './containers.ts';
import { type Installation, install } from './installation.ts';
import { PAYMENTS, type Plan, VENDORS } from './pairs.ts';

/** One pair by `npm run test:all`; all of them by `npm run test:production`. */
const { PRODUCTION_PAIRS = 'paystack+vtpass', PRODUCTION_IN } = process.env;
const every = Object.keys(PAYMENTS).flatMap((payment) => Object.keys(VENDORS).map((vendor) => `${payment}+${vendor}`));
const PAIRS = PRODUCTION_PAIRS === 'all' ? every : PRODUCTION_PAIRS.split(',');

const ADA = { email: 'ada@operator.example', password: 'Ikoyi-Lamp-2291' };
const BISI = { email: 'bisi@harmony.example', password: 'dry-Harmattan-82' };
const NGOZI = { email: 'ngozi@mail.example', password: 'wet-Harmattan-81' };
const ESTATE = 'Harmony Gardens';
const METER = '45100000012';
/** One that gives nothing back by itself has no such figure. */
const captured = z.object({ capturedKobo: z.number(), refundedKobo: z.number().default(0) });

const test = base.extend({
  actionTimeout: 60_000,
  // The certificate is the test's own.
  contextOptions: ({ contextOptions }, use) => use({ ...contextOptions, ignoreHTTPSErrors: true }),
});

/** What is paid of whom, and what the card is charged, naira. */
let paid = 0;

for (const pair of PAIRS) {
  const [paymentName = '', vendorName = ''] = pair.split('+');
  test(`${pair}: from an empty data base, a first administrator sets up an estate, and everything is bought`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const at = PRODUCTION_IN === 'containers' ? await installInContainers() : await install(paymentName, vendorName);
    paid = 0;
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => {
      if (/Content.Security.Policy|Mixed Content/i.test(line.text())) faults.push(line.text());
    });
    try {
      const first = await page.request.get(at.url);
      expect(first.headers()).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-frame-options': 'DENY',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      await test.step('the first administrator', () => firstAdministrator(page, at));
      await test.step('fees, and what is not sold', () => prices(page, at, vendorName));
      await test.step('the estate', () => estate(page, at));
      await test.step('its administrator', () => office(page, at));
      await test.step('a resident', () => resident(page, at, paymentName));
      await test.step('a visitor', () => visitor(page, at, paymentName, vendorName));
      await test.step('the books of both', () => books(at));
      await test.step('the doctor finds nothing else wrong', async () => {
        const said = await at.command('doctor');
        expect([...said.matchAll(/^WRONG +([^:]+):/gm)].map(([, what]) => what)).toEqual(at.wrong);
        expect(said).toMatch(new RegExp(`^${at.wrong.length} wrong`, 'm'));
      });
      expect(faults).toEqual([]);
    } finally {
      await at.close();
    }
  });
}

async function firstAdministrator(page: Page, at: Installation) {
  const printed = await at.command('administrator', ADA.email, 'Ada', 'Obi');
  await setPassword(page, /https:\S+#\S+/.exec(printed)?.[0] ?? '', ADA.password);
  await enter(page, at, ADA);
}

async function setPassword(page: Page, link: string, password: string) {
  await page.goto(link);
  const form = formOf(page, 'Set a new password');
  await fillIn(form, [
    { type: password, into: 'New password' },
    { type: password, into: 'Confirm password' },
    { press: 'Set password' },
  ]);
  await expect(page.locator('.alert--success')).toBeVisible();
}

async function enter(page: Page, { url }: Installation, { email, password }: typeof ADA) {
  await page.goto(`${url}/admin`);
  await signInAt(page, 'admin', email, password);
  await expect(page.locator('.topbar')).toBeVisible();
}

/** Says something at the chat that is read back, says yes, and waits until `done` was said. */
async function order(page: Page, sentence: string, yes: string, done: string | RegExp) {
  const told = chat(page).getByText(done);
  const before = await told.count();
  await say(page, sentence);
  await chat(page).getByRole('button', { name: yes, exact: true }).last().click();
  await expect.poll(() => told.count()).toBeGreaterThan(before);
}

async function prices(page: Page, at: Installation, vendor: string) {
  const sells: readonly string[] = VENDORS[vendor]?.sells ?? [];
  await page.goto(`${at.url}/dashboard?face=chat`);
  const providers = ['phcneko', 'mtn', 'gotv', ...(sells.includes('internet') ? ['smile'] : [])];
  for (const provider of sells.length > 0 ? providers : ['phcneko'])
    await order(
      page,
      `set the fee of ${provider} to 100`,
      PLATFORM_FLOW.feeTo('₦100').label,
      `The fee of ${providerOf(provider)?.name} is ₦100.`,
    );
  const stopped = (['airtime', 'data', 'internet', 'cable'] as const).filter((kind) => !sells.includes(kind));
  for (const kind of stopped)
    await order(page, `stop selling ${kind}`, PLATFORM_FLOW.stopIt, PLATFORM_FLOW.salesPaused(SOLD_AS[kind]));
}

async function estate(page: Page, { url }: Installation) {
  await page.goto(`${url}/estates`);
  await openTab(page, MESSAGES.registerEstateAdmin);
  const form = formOf(page, MESSAGES.registerEstateAdmin);
  await fillIn(form, [
    { type: ESTATE, into: 'Estate name' },
    { type: 'Bisi', into: 'Contact first name' },
    { type: 'Bakare', into: 'Contact last name' },
    { type: '08031234567', into: 'Phone' },
    { type: '4 Ring Road, Lagos', into: 'Contact address' },
    { type: BISI.email, into: 'Email' },
    { press: 'Register' },
  ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, register', exact: true }).click();
  await expect(page.getByText(MESSAGES.adminCreated).first()).toBeVisible();
  await page.goto(`${url}/new-service`);
  await openTab(page, MESSAGES.createNewService);
  const service = formOf(page, MESSAGES.createNewService);
  await chooseOn(service, 'Estate', ESTATE);
  await fillIn(service, [
    { type: 'Service Charge', into: 'Service name' },
    { type: '3500', into: 'Monthly amount' },
    { press: 'Create' },
  ]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: PLATFORM_FLOW.createAt('₦3,500').label, exact: true })
    .click();
  await expect(page.getByText(MESSAGES.serviceCreated).first()).toBeVisible();
  await signOut(page);
}

async function office(page: Page, at: Installation) {
  await setPassword(page, await at.mail.linkTo(BISI.email), BISI.password);
  await enter(page, at, BISI);
  await page.goto(`${at.url}/dashboard?face=chat`);
  await order(page, 'our estate is with Ikeja Electric', 'Yes, save it', /^From now on your residents buy/);
  await page.goto(`${at.url}/upload-meter-number`);
  await choose(page, 'Meter list (.csv)', csv('meters.csv', METERS, `Ngozi Obi,${METER},"1 Palm Road"`));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm update' }).click();
  await expect(page.getByText('Upload Successful...').first()).toBeVisible();
  await page.goto(`${at.url}/dashboard`);
  await expect(page.getByRole('button', { name: 'Attach a file' })).toBeVisible();
  await drop(page, csv('levies.csv', LEVIES, `${METER},20000`));
  await expect(page).toHaveURL(/\/development-levies$/);
  await expect(page.getByText('Charges 1 levy, ₦20,000 in all.').first()).toBeVisible();
  await say(page, 'yes');
  await expect(page.getByText('1 meter charged.').first()).toBeVisible();
  await page.goto(`${at.url}/dashboard?face=chat`);
  await order(page, `fine ${METER} 2500`, MESSAGES.confirm, /₦2,500/);
  await signOut(page);
}

async function resident(page: Page, at: Installation, payment: string) {
  await page.goto(`${at.url}/?modal=sign-up`);
  const form = formOf(page, "Let's create your account");
  await fillIn(form, [
    { press: 'RESIDENT' },
    { type: 'Ngozi', into: 'First name' },
    { type: 'Obi', into: 'Last name' },
    { type: NGOZI.email, into: 'Email' },
    { type: METER, into: 'Meter number' },
    { type: NGOZI.password, into: 'Password' },
    { type: NGOZI.password, into: 'Confirm password' },
    { type: '08031234567', into: 'Phone' },
    { press: 'Sign up' },
  ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, continue' }).click();
  // The address is proven before there is an account.
  await fillIn(form, [{ type: await at.mail.codeTo(NGOZI.email), into: SIGN_UP_CODE_SAID.label }, { press: 'Go on' }]);
  await expect(page).toHaveURL(/\/confirmEmail$/);
  await expect(page.getByText('Your e-mail address is confirmed already.')).toBeVisible();
  await page.goto(`${at.url}/dashboard?face=chat`);
  const cards = chat(page).locator('.token-card');
  for (const [sentence, naira] of [
    ['pay 1 month of service charge', 3_550],
    ['pay my fine', 2_550],
    ['pay my development levy 20000', 20_050],
  ] as const) {
    const before = await cards.count();
    await say(page, sentence);
    await buy(page, payment, naira);
    await expect(cards).toHaveCount(before + 1);
    await expect(cards.last()).toContainText('Total paid');
  }
  const before = await cards.count();
  await say(page, 'buy power 5000');
  const sum = 5_050;
  await yes(page);
  await PAYMENTS[payment]?.decline(page, sum.toLocaleString('en'), () => yes(page));
  await pay(page, payment, sum);
  await expect(cards).toHaveCount(before + 1);
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
  await signOut(page);
}

/** Says yes to what was read back last, which opens the provider's window or leads to its page. */
const yes = (page: Page) =>
  chat(page)
    .getByRole('button', { name: /^(Yes, pay|PAY|CONFIRM)/ })
    .last()
    .click();

async function buy(page: Page, payment: string, naira: number) {
  await yes(page);
  await pay(page, payment, naira);
}

async function pay(page: Page, payment: string, naira: number) {
  await PAYMENTS[payment]?.pay(page, naira.toLocaleString('en'));
  paid += naira;
}

const NUMBER: readonly Doing[] = [
  { type: '08031234567', into: 'Mobile Number' },
  { type: '08031234567', into: 'Confirm Mobile Number' },
];
const EMAIL = 'visitor@mail.example';

async function visitor(page: Page, at: Installation, payment: string, vendor: string) {
  const sells: readonly string[] = VENDORS[vendor]?.sells ?? [];
  const form = async (path: string, title: string, doings: readonly Doing[], naira: number) => {
    await page.goto(`${at.url}${path}`);
    await fillIn(formOf(page, title), doings);
    await pay(page, payment, naira);
    const canvas = page.getByRole('region', { name: title, exact: true });
    await expect(canvas.locator('.token-card')).toBeVisible();
    return canvas;
  };
  const { transfer } = PAYMENTS[payment] ?? {};
  await page.goto(`${at.url}/`);
  await say(page, `buy public power 2000 eko meter ${METER} ${EMAIL}`);
  if (transfer === undefined) {
    await expect(chat(page).getByRole('button', { name: /^(Yes, pay|PAY|CONFIRM)/ })).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Pay by transfer' })).toHaveCount(0);
    await buy(page, payment, 2_100);
  } else {
    await chat(page).getByRole('button', { name: 'Pay by transfer' }).last().click();
    const account = page.locator('.transfer-card__figure').first();
    await expect(account).toHaveText(/^\d{10}$/);
    await transfer(at.payment, await account.innerText(), 2_100);
    paid += 2_100;
  }
  expect(await tokenShown(page)).toMatch(/^\d{20}$/);
  if (sells.includes('airtime')) {
    const doings: readonly Doing[] = [
      { choose: 'MTN', of: 'Network' },
      ...NUMBER,
      { type: '500', into: 'Amount' },
      { type: EMAIL, into: 'Email (optional)' },
      { press: 'PAY' },
      { press: 'CONFIRM' },
    ];
    await form('/airtime', 'Airtime & Data', doings, 600);
  }
  const { data, internet, cable } = at.plans;
  if (data) await plan(data, `mtn data ${data.name} for 08031234567`);
  if (internet) {
    const doings: readonly Doing[] = [
      { choose: 'Smile', of: 'Service Provider' },
      { choose: internet.name, of: 'Package' },
      { type: 'Ada Obi', into: 'Full name' },
      { type: EMAIL, into: 'Email' },
      { type: '1002003001', into: 'Account or user ID (card number)' },
      { press: 'PAY' },
      { press: 'PAY' },
    ];
    await form('/data', 'BUY INTERNET', doings, internet.amount + 100);
  }
  if (cable) {
    const doings: readonly Doing[] = [
      { choose: 'GOtv', of: 'Biller' },
      { press: 'CONTINUE' },
      { choose: cable.name, of: 'Package' },
      { type: '7023456789', into: 'Smartcard Number' },
      { type: EMAIL, into: 'Email' },
      { press: 'CONTINUE' },
      { press: 'PAY' },
    ];
    await form('/pay-bills', 'PAY BILLS', doings, cable.amount + 100);
  }

  async function plan({ amount }: Plan, sentence: string) {
    await page.goto(`${at.url}/`);
    await say(page, sentence);
    await buy(page, payment, amount + 100);
    await expect(chat(page).locator('.token-card').last()).toContainText('Total paid');
  }
}

/** What was charged is what the provider has, and each sale was executed once. */
async function books({ payment, vendor }: Installation) {
  const totals = captured.parse((await payment.ask('GET', '/stand-in/books')).body);
  expect(totals).toEqual({ capturedKobo: paid * 100, refundedKobo: 0 });
  const sales = await booksOf(vendor);
  expect(sales.length).toBeGreaterThan(1);
  expect(sales.map(({ executed }) => executed)).toEqual(sales.map(() => 1));
}
