import { html } from 'hono/html';
import { cardForm, type Markup, problemLine, sum, typingHelp, vendorPage } from '../page.ts';
import { cardHelp } from './cards.ts';
import type { Account, Link, Transaction } from './rows.ts';

const flutterwavePage = (title: string, content: Markup): Markup => vendorPage('Flutterwave', title, content);

const transferForm = (here: string): Markup =>
  html`<form method="post" action="${here}/transfer"><button class="plain">Pay by bank transfer</button></form>`;

/** How does the payer want to pay? */
export const payPage = (link: Link, here: string, cancel: string, problem: string | null): Markup =>
  flutterwavePage(
    link.title,
    html`<p>${sum(link.amountKobo)} · ${link.customer.email}</p>
      ${problemLine(problem)}
      ${link.options.includes('card') ? cardForm(link.amountKobo, `${here}/card`) : ''}
      ${link.options.includes('banktransfer') ? transferForm(here) : ''}
      <a class="button plain" href="${cancel}">Cancel payment</a>
      ${typingHelp('Test cards (PIN 3310, code 12345)', cardHelp())}`,
  );

const ASKED: Readonly<Record<NonNullable<Transaction['step']>, { label: string; says: string }>> = {
  pin: { label: 'Card PIN', says: 'Enter the 4 digits of your card PIN.' },
  otp: {
    label: 'One-time password',
    says: 'Enter the code that was sent to your phone.',
  },
  '3ds': { label: 'One-time password', says: 'This is the page of your bank. Enter the code that it sent to you.' },
  address: { label: 'Billing address', says: 'Enter the address that your bank has of you.' },
};

/** One more thing that the bank wants to know. */
export const stepPage = (attempt: Transaction, step: NonNullable<Transaction['step']>, here: string): Markup =>
  flutterwavePage(
    `Pay ${sum(attempt.chargedKobo)}`,
    html`<p>${ASKED[step].says}</p>
      <form method="post" action="${here}">
        <label>${ASKED[step].label}<input name="value" autocomplete="off" required autofocus></label>
        <button>Continue</button>
      </form>`,
  );

/** The attempt failed, and another may be made. */
export const failedPage = (attempt: Transaction, again: string, leave: string): Markup =>
  flutterwavePage(
    'Payment failed',
    html`<p class="bad" role="alert">${attempt.response}</p>
      <a class="button" href="${again}">Try again</a>
      <p><a class="button plain" href="${leave}">Back to the merchant</a></p>`,
  );

/** Where the money is to be sent. */
export const transferPage = (attempt: Transaction, account: Account | undefined, here: string, other: string): Markup =>
  flutterwavePage(
    'Pay by bank transfer',
    html`<p>Transfer exactly this amount, once.</p>
      <dl>
        <dt>Amount</dt><dd>${sum(account?.exactKobo ?? attempt.chargedKobo)}</dd>
        <dt>Account number</dt><dd>${account?.number}</dd>
        <dt>Bank</dt><dd>${account?.bank}</dd>
        <dt>Beneficiary</dt><dd>${account?.name}</dd>
      </dl>
      <a class="button" href="${here}">I have made this transfer</a>
      <p><a class="button plain" href="${other}">Pay another way</a></p>`,
  );

/** Nothing can be paid here. */
export const closedPage = (why: string, leave: string | null): Markup =>
  flutterwavePage(
    'Payment',
    html`<p>${why}</p>${leave === null ? html`` : html`<a class="button" href="${leave}">Back to the merchant</a>`}`,
  );
