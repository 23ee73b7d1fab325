import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request } from '@playwright/test';
import { z } from 'zod';
import { eventually } from '../../support/eventually.ts';
import type { StandIn } from '../../support/stand-ins.ts';
import { codeIn, linkIn } from './around.ts';
import type { Installation } from './installation.ts';

const run = promisify(execFile);

const URL = 'https://localhost';
const MAIL = 'http://127.0.0.1:8025';
const PORTAL_ENV = 'deploy/portal.env';

/** On loopback alone, and without a second factor, which has tests of its own. */
const HERE = `services:
  proxy: { ports: !override ["127.0.0.1:80:80", "127.0.0.1:443:443"] }
  portal: { environment: { SECOND_FACTOR: offered } }
`;

/** Which file a command of npm is in the image, which has no npm scripts. */
const COMMANDS: Readonly<Record<string, string>> = { doctor: 'doctor/doctor' };

const inbox = z.object({
  messages: z.array(z.object({ ID: z.string(), To: z.array(z.object({ Address: z.string() })) })),
});

/**
 * The portal in containers as `deploy/compose.yaml` and `deploy/stand-ins.yaml` have it, from images that are built here, on volumes of its
 * own. It takes the ports 80, 443, 4001, 4002 and 8025 of this machine's loopback.
 */
export async function installInContainers(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-containers-'));
  const here = join(folder, 'here.yaml');
  writeFileSync(here, HERE);
  const isOurs = !existsSync(PORTAL_ENV);
  if (isOurs) writeFileSync(PORTAL_ENV, '');
  const secret = () => randomBytes(24).toString('hex');
  const key = secret();
  const env = {
    ...process.env,
    SITE: 'localhost',
    AUTH_SECRET: secret(),
    STAND_IN_KEY: key,
    DATABASE_PASSWORD: secret(),
    PORTAL_DATABASE_PASSWORD: secret(),
  };
  const files = ['deploy/compose.yaml', 'deploy/stand-ins.yaml', here].flatMap((file) => ['-f', file]);
  const compose = async (...args: readonly string[]) =>
    (await run('docker', ['compose', '-p', 'wattchat-tried', ...files, ...args], { env, maxBuffer: 1 << 26 })).stdout;
  const close = async () => {
    await compose('down', '--volumes', '--remove-orphans');
    if (isOurs) rmSync(PORTAL_ENV);
    rmSync(folder, { recursive: true });
  };
  try {
    await compose('up', '--detach', ...(process.env.CONTAINERS_BUILT === 'yes' ? ['--no-build'] : ['--build']));
    await answering();
  } catch (error) {
    process.stderr.write(await compose('logs', '--tail', '40'));
    await close();
    throw error;
  }
  return {
    url: URL,
    payment: { ask: asking('http://127.0.0.1:4001'), keys: { secret: `sk_test_${key}` } },
    vendor: { ask: asking('http://127.0.0.1:4002'), keys: { token: key } },
    mail: { linkTo: (address) => mailedTo(address, linkIn), codeTo: (address) => mailedTo(address, codeIn) },
    // Its price lists are the built-in ones.
    plans: {},
    command: (name, ...args) =>
      compose('exec', '-T', 'portal', 'node', `src/server/commands/${COMMANDS[name] ?? name}.ts`, ...args).catch(
        printed,
      ),
    // The name `localhost` is the portal's own container to the portal, and the proxy's to nobody but this machine.
    wrong: ['Reached'],
    close,
  };
}

/** What a command printed before it ended with an error, as the doctor does where something is wrong. */
function printed(error: unknown): string {
  const { stdout } = z.object({ code: z.number(), stdout: z.string().min(1) }).parse(error);
  return stdout;
}

/** Waits until the proxy has its certificate and a portal that is ready. */
async function answering(): Promise<void> {
  const browser = await request.newContext({ ignoreHTTPSErrors: true });
  await eventually(async () => {
    const answer = await browser.get(`${URL}/readyz`).catch(() => null);
    return answer?.ok() ? answer : null;
  });
  await browser.dispose();
}

/** Asks a stand-in that runs in a container. */
function asking(url: string): StandIn['ask'] {
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, text, body: text === '' ? null : JSON.parse(text), headers: answer.headers };
  };
}

/** What is read in the newest mail to somebody that has it, as the service `mail` has them; waits until one is there. */
function mailedTo(address: string, read: (raw: string) => string | null): Promise<string> {
  return eventually(async () => {
    const { messages } = inbox.parse(await (await fetch(`${MAIL}/api/v1/messages`)).json());
    const theirs = messages.filter(({ To }) => To.some(({ Address }) => Address === address));
    for (const { ID } of theirs) {
      const found = read(await (await fetch(`${MAIL}/api/v1/message/${ID}/raw`)).text());
      if (found !== null) return found;
    }
    return null;
  });
}
