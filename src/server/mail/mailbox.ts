import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Kysely } from 'kysely';
import { formatWhen } from '#machines/kit/writing/format.ts';
import type { Schema } from '../db/schema.ts';
import type { ServerEnv } from '../http/context.ts';
import { PAGE_STYLE } from '../http/page-style.ts';
import { readAttachments } from './attachments.ts';

const SHOWN = 100;

/** The sandbox mailbox as pages: what the portal mailed, newest first. Mounted only while mail stays in the sandbox. */
export function mailboxPages(db: Kysely<Schema>): Hono<ServerEnv> {
  const pages = new Hono<ServerEnv>();
  const find = (id: string) =>
    /^\d{1,15}$/.test(id)
      ? db.selectFrom('sandbox_mail').selectAll().where('id', '=', Number(id)).executeTakeFirst()
      : undefined;

  pages.get('/sandbox/page.css', (c) => c.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  pages.get('/sandbox/mail', async (c) => {
    const to = c.req.query('to')?.trim().toLowerCase() ?? '';
    const mails = await db
      .selectFrom('sandbox_mail')
      .select(['id', 'to_address', 'subject', 'received_at'])
      .$if(to !== '', (query) => query.where('to_address', '=', to))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute();
    return c.html(
      page(
        'Sandbox mailbox',
        html`<p class="muted">What the portal has mailed. Nothing here left this computer.</p>
          ${mails.length === 0 ? html`<p>No mail yet. Buy power, and the receipt arrives here.</p>` : ''}
          <ul class="mails">
            ${mails.map(
              (mail) =>
                html`<li>
                  <a href="/sandbox/mail/${mail.id}">
                    <strong>${mail.subject}</strong>
                    <span class="muted">${mail.to_address} · ${formatWhen(mail.received_at.toISOString())}</span>
                  </a>
                </li>`,
            )}
          </ul>`,
      ),
    );
  });

  pages.get('/sandbox/mail/:id', async (c) => {
    const mail = await find(c.req.param('id'));
    if (mail === undefined) return c.notFound();
    const files = readAttachments(mail.attachments);
    return c.html(
      page(
        mail.subject,
        html`<p><a href="/sandbox/mail">All mail</a></p>
          <article>
            <dl>
              <dt>To</dt>
              <dd>${mail.to_address}</dd>
              ${mail.reply_to === null ? '' : html`<dt>Answer to</dt><dd>${mail.reply_to}</dd>`}
              <dt>Received</dt>
              <dd>${formatWhen(mail.received_at.toISOString())}</dd>
              ${files.map(
                (file, at) =>
                  html`<dt>File</dt>
                    <dd><a href="/sandbox/mail/${mail.id}/files/${at}">${file.filename}</a></dd>`,
              )}
            </dl>
            <pre class="mail">${mail.text}</pre>
            ${
              mail.html === null
                ? ''
                : html`<h3>As drawn</h3>
                    <iframe sandbox title="The mail as drawn" src="/sandbox/mail/${mail.id}/drawn"></iframe>`
            }
          </article>`,
      ),
    );
  });

  pages.get('/sandbox/mail/:id/drawn', async (c) => {
    const mail = await find(c.req.param('id'));
    if (mail?.html === undefined || mail.html === null) return c.notFound();
    const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
    c.header('Content-Security-Policy', policy);
    return c.html(mail.html);
  });

  pages.get('/sandbox/mail/:id/files/:at', async (c) => {
    const mail = await find(c.req.param('id'));
    const file = mail && readAttachments(mail.attachments)[Number(c.req.param('at'))];
    if (file === undefined) return c.notFound();
    const name = encodeURIComponent(file.filename);
    c.header('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
    return c.body(Buffer.from(file.base64, 'base64'), 200, { 'Content-Type': 'application/octet-stream' });
  });

  return pages;
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox/page.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}
