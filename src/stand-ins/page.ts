import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** What `html` makes: text in which nothing of a person's is markup. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
  body { margin: 0; background: #f4f5f7; color: #14171a; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  main { box-sizing: border-box; max-width: 26rem; margin: 0 auto; padding: 1.25rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.25rem; } p { margin: .5rem 0; }
  form { display: grid; gap: .75rem; margin: 1rem 0; } label { display: grid; gap: .25rem; font-weight: 600; }
  input { font: inherit; padding: .6rem; border: 1px solid #8a9099; border-radius: .4rem; min-width: 0; }
  button, .button { font: inherit; font-weight: 600; padding: .7rem 1rem; border: 1px solid #0b57d0; border-radius: .4rem;
    background: #0b57d0; color: #fff; text-align: center; text-decoration: none; display: block; cursor: pointer; }
  .plain { background: #fff; color: #0b57d0; } .note { color: #4a5058; font-size: .875rem; } .bad { color: #a40e26; }
  .row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; } dt { color: #4a5058; } dd { margin: 0 0 .5rem; font-weight: 600; }
  details { margin-top: 1rem; }`;

/** A page that a vendor shows to who pays; every one says that no money moves. */
export const vendorPage = (vendor: string, title: string, content: Markup): Markup => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} - ${vendor} stand-in</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p class="note">A stand-in for ${vendor}: test cards only, no money moves.</p>
      ${content}
    </main>
  </body>
</html>`;

/** What was wrong with what was typed; null: nothing. */
export const problemLine = (problem: string | null): Markup =>
  problem === null ? html`` : html`<p class="bad" role="alert">${problem}</p>`;

/** Where a card is typed in; kobo. */
export const cardForm = (kobo: number, action: string): Markup => html`<form method="post" action="${action}">
        <label>Card number<input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
        <div class="row">
          <label>Expiry<input name="expiry" placeholder="MM/YY" autocomplete="cc-exp" required></label>
          <label>CVV<input name="cvv" inputmode="numeric" maxlength="3" autocomplete="cc-csc" required></label>
        </div>
        <button>Pay ${sum(kobo)}</button>
      </form>`;

/** What may be typed, for who tries it by hand. */
export const typingHelp = (summary: string, rows: readonly (readonly [string, string])[]): Markup =>
  html`<details><summary>${summary}</summary><dl>${rows.map(([what, says]) => html`<dt>${what}</dt><dd>${says}</dd>`)}</dl></details>`;

/** Kobo as a person reads them: `NGN 1,500.00`. */
export const sum = (kobo: number): string =>
  `NGN ${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
