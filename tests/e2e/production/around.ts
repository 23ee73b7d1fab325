import { once } from 'node:events';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createPlain } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Certificate } from '../../support/certificate.ts';

/** Something that a portal in production stands among. */
interface Around {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const portOf = (address: AddressInfo | string | null | undefined): number =>
  address && typeof address === 'object' ? address.port : 0;

/** A port that nobody listens on just now. */
export async function freePort(): Promise<number> {
  const probe = createPlain().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/** What ends TLS in front of the portal, as its operator's proxy does. */
export async function tlsProxy(certificate: Certificate, portalPort: number): Promise<Around> {
  const server = createServer(certificate, (asked, answer) => {
    const { method, url, headers, socket } = asked;
    const from = { 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'https' };
    const passed = request(
      // Each by a connection of its own: one that was kept may be closed at its other end while it is taken again.
      { host: '127.0.0.1', port: portalPort, method, path: url, headers: { ...headers, ...from }, agent: false },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server.address()),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A mail server over TLS that takes mail of whoever has the password. */
export interface MailServer extends Around {
  readonly url: string;
  /** The address behind `#` in the newest mail to somebody; waits until one is there. */
  readonly linkTo: (address: string) => Promise<string>;
  /** The code of six digits in the newest mail to somebody that has one; waits until one is there. */
  readonly codeTo: (address: string) => Promise<string>;
  /** All that came, as it came. */
  readonly mails: readonly { readonly to: readonly string[]; readonly raw: string }[];
}

/** Starts it. */
export async function mailServer(certificate: Certificate): Promise<MailServer> {
  const [user, password] = ['portal', 'made-up-mail-password'];
  const mails: { to: readonly string[]; raw: string }[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    ...certificate,
    secure: true,
    onAuth: ({ username, password: given }, _, done) =>
      username === user && given === password ? done(null, { user }) : done(new Error('Not you.')),
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
        for (const look of waiting) look();
      }, done);
    },
  });
  const newest = (address: string, read: (raw: string) => string | null) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = mails.filter(({ to }) => to.includes(address)).flatMap(({ raw }) => read(raw) ?? []);
        const last = found.at(-1);
        if (last === undefined) return;
        waiting.delete(look);
        resolve(last);
      };
      waiting.add(look);
      look();
    });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const port = portOf(listening.address());
  return {
    port,
    url: `smtps://${user}:${password}@localhost:${port}`,
    mails,
    linkTo: (address) => newest(address, linkIn),
    codeTo: (address) => newest(address, codeIn),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The first link behind `#` of a mail, whose lines may be cut (RFC 2045, quoted-printable). */
export function linkIn(raw: string): string | null {
  const whole = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /https:\/\/\S+#\S+/.exec(whole)?.[0] ?? null;
}

/** The code of six digits that stands alone in a line of a mail. */
export function codeIn(raw: string): string | null {
  return /^\d{6}$/m.exec(raw.replaceAll('\r\n', '\n'))?.[0] ?? null;
}
