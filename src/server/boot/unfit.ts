import type { Config } from '../config.ts';
import { unsafeConnections } from './connections.ts';

/** What else is known of an installation: why others can reach it (null: none can), and which of its parts are the sandbox's. */
interface Surroundings {
  readonly open: string | null;
  readonly databaseNeedsTls: boolean;
  readonly inSandbox: (config: Config, part: 'payments' | 'vending' | 'mail') => boolean;
}

const AS_DEMONSTRATION = `
For the demonstration and its sandbox, on this machine alone: leave out HOST, PUBLIC_URL and TRUST_PROXY.
For everybody who can reach it, with its published password: set DEMO=on.`;

/** Why a portal with these settings does not start, each with what to do; null: it does. Production, and what strangers can reach, has nothing of the sandbox. */
export function whyUnfit(config: Config, around: Surroundings): string | null {
  const { open } = around;
  const { production, demo } = config;
  if (!production && (open === null || demo)) return null;
  const missing = ofSandbox(config, around);
  const because = production ? 'NODE_ENV is production' : `others can reach it: ${open}`;
  if (missing.length > 0)
    return `Not started, because ${because}. Missing:\n  ${missing.join('\n  ')}${production ? '' : AS_DEMONSTRATION}`;
  const unsafe = production ? unsafeIn(config, around) : [];
  return unsafe.length > 0 ? `Not started, because ${because}. Not safe:\n  ${unsafe.join('\n  ')}` : null;
}

/** Production reaches others, and is reached, by TLS alone, and by no password that is everybody's. */
function unsafeIn(config: Config, { open, databaseNeedsTls }: Surroundings): readonly string[] {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = config;
  return unsafeConnections({
    ...config,
    open,
    databaseNeedsTls,
    databaseUrls: {
      DATABASE_URL: databaseUrl,
      DATABASE_DIRECT_URL: databaseDirectUrl,
      DATABASE_REPLICA_URL: databaseReplicaUrl,
    },
  });
}

/** What there is of the sandbox and of the demonstration, with what each missing thing is set to. */
function ofSandbox(config: Config, { inSandbox }: Surroundings): readonly string[] {
  return [
    inSandbox(config, 'payments') &&
      "PAYMENT_PROVIDER: payments would go to the sandbox; set it to your payment provider's name, with its PAYMENT_... keys",
    inSandbox(config, 'vending') &&
      "VENDING_PROVIDER: tokens would come from the sandbox; set it to your vendor's name, with its VENDING_... keys",
    inSandbox(config, 'mail') &&
      'SMTP_URL: mail would go to the sandbox mailbox; set it to smtps://user:password@your-mail-server',
    config.authSecret === null &&
      'AUTH_SECRET: a secret of at least 32 characters is needed; set it to e.g. what `openssl rand -hex 32` prints',
    !config.signUpCode &&
      'SIGN_UP_CODE: strangers would learn which addresses have an account; set it to on, or leave it out',
    config.demo && 'DEMO: demonstration accounts have a published password; set it to off, or leave it out',
  ].filter((reason) => reason !== false);
}
