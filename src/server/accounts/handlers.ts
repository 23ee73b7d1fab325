import type { Kysely } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { type Config, inSandbox } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { refusal } from '../http/problems.ts';
import type { Sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import type { SignInLimit } from './sign-in-limit.ts';

/** The calls about accounts. */
export function accountHandlers(deps: {
  db: Kysely<Schema>;
  config: Config;
  sessions: Sessions;
  limit: SignInLimit;
}): Pick<Handlers, 'signIn' | 'signOut' | 'profile' | 'portalSettings'> {
  const { config } = deps;
  return {
    async signIn({ input, address, log }) {
      const end = await signIn(deps, { ...input, address });
      if (end.outcome === 'signed-in') return { status: 200, data: { token: end.token } };
      log.warn({ event: 'sign-in-refused', reason: end.outcome, address }, 'sign-in refused');
      if (end.outcome === 'too-many') {
        return { status: 429, data: { ...refusal('too-many-tries'), retryAfter: end.retryAfter } };
      }
      return { status: 400, data: { message: MESSAGES.signInRefused, code: 'sign-in-refused' } };
    },
    async signOut({ person }) {
      await deps.sessions.end(person.sessionId);
      return { status: 200, data: {} };
    },
    async profile({ person }) {
      const user = {
        id: person.id,
        status: person.status,
        is_verified: person.verified,
        first_name: person.firstName,
        last_name: person.lastName,
        email: person.email,
        phone: person.phone,
        role: person.role,
        meter_number: person.meterNumber,
        estate: person.estate?.name ?? null,
        address: person.address,
      };
      return { status: 200, data: { user } };
    },
    async portalSettings() {
      const support = { email: config.supportEmail, phone: config.supportPhone };
      const { pace, demo } = config;
      return { status: 200, data: { support, pace, demo, sandbox: inSandbox(config, 'payments') } };
    },
  };
}
