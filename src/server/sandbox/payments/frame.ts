import { html } from 'hono/html';
import { nairaOf } from '#catalogues/money.ts';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import type { SandboxPayment } from './books.ts';

/**
 * The card page: the amount, the test cards as buttons, a card field, and the steps that frame.js shows. Its controls are
 * disabled until frame.js is there to hear them: on a slow line a card that is pressed before would be lost.
 */
export function framePage(payment: SandboxPayment) {
  const amount = nairaOf(payment.amount_kobo).toLocaleString('en-NG');
  return page(
    html`<main data-order="${payment.order_id}">
      <header>
        <p class="badge">Test mode, no money moves</p>
        <button type="button" class="close" id="close" disabled aria-label="Close the card window">&#215;</button>
      </header>
      <h1><span class="naira">&#8358;</span>${amount}</h1>
      <p class="what">${payment.narration}<br /><span class="order">${payment.order_id}</span></p>
      <p id="status" role="status" hidden></p>
      <section id="cards">
        <h2>Choose a test card</h2>
        <ul>
          ${SANDBOX_CARDS.map(
            (card) =>
              html`<li>
                <button type="button" class="card" data-card="${card.number}" disabled>
                  <span class="number">${card.number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</span>
                  <span class="label">${card.label}</span>
                </button>
              </li>`,
          )}
        </ul>
        <form id="card-form" novalidate>
          <label for="card">Or type a card number</label>
          <div class="row">
            <input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="23" placeholder="4242 4242 4242 4242" disabled />
            <button type="submit" class="pay" disabled>Pay</button>
          </div>
        </form>
      </section>
      <form id="code-form" novalidate hidden>
        <label for="code">One-time code</label>
        <p class="hint">The bank sent a code to your phone. In the test it is 123456.</p>
        <div class="row">
          <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" placeholder="e.g. 123456" disabled />
          <button type="submit" class="pay" disabled>Confirm</button>
        </div>
      </form>
    </main>`,
  );
}

/** What the frame shows when there is no such order. */
export function missingPage() {
  return page(
    html`<main><p class="badge">Test mode</p><h1>No such payment</h1><p class="what">Close this window and start again.</p></main>`,
  );
}

function page(main: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Card payment (test)</title>
        <link rel="stylesheet" href="/sandbox/payments/frame.css" />
        <script src="/sandbox/payments/frame.js" defer></script>
      </head>
      <body>
        ${main}
      </body>
    </html>`;
}
