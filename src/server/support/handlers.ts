import type { Kysely } from 'kysely';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Config } from '../config.ts';
import type { Schema } from '../db/schema.ts';
import type { Handlers } from '../http/handlers.ts';
import { createLimit } from '../http/rate-limit.ts';
import { tooMany } from '../http/refusals.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { MailService } from '../mail/outbox.ts';
import type { Random } from '../random.ts';
import { robotCheck } from './robot-check.ts';
import { readMessage, takeMessage } from './take-message.ts';

/** Many households share one address of their network, so these are generous; the robot check makes each one cost. */
const CHALLENGES_A_MINUTE = 60;
const MESSAGES_AN_HOUR = 30;

/** What the contact page's calls need. */
interface SupportDeps {
  readonly db: Kysely<Schema>;
  readonly config: Pick<Config, 'supportEmail'>;
  readonly mail: MailService;
  readonly random: Random;
  readonly clock: () => Date;
  /** The installation's own keys. */
  readonly keys: Keyring;
}

/** The calls of the contact page (S3 sections 4.9 and 7). */
export function supportHandlers(deps: SupportDeps): Pick<Handlers, 'robotCheck' | 'contactSupport'> {
  const { db, config } = deps;
  const robots = robotCheck(deps);
  const challenges = createLimit(db, { name: 'robot-check', points: CHALLENGES_A_MINUTE, seconds: 60, eased: true });
  const messages = createLimit(db, { name: 'contact-support', points: MESSAGES_AN_HOUR, seconds: 3_600, eased: true });
  return {
    async robotCheck({ address }) {
      const over = await challenges.take(address);
      if (over) return tooMany(over);
      return { status: 200, data: await robots.challenge() };
    },
    async contactSupport({ input, person, address, log }) {
      const over = await messages.take(address);
      if (over) return tooMany(over);
      const { message, problem } = readMessage(input);
      if (problem !== null) return { status: 400, data: { data: problem } };
      const challenge = input.recaptcha ? await robots.solvedBy(input.proof) : null;
      const taken = challenge !== null && (await takeMessage({ ...deps, ...config }, message, { challenge, person }));
      if (!taken) {
        log.warn({ event: 'robot-refused', address }, 'a message was not shown to be from a person');
        return { status: 400, data: { data: SENTENCES.robotNotProven } };
      }
      return { status: 200, data: { data: `Thank you, ${message.name}. ${SENTENCES.supportAnswers}` } };
    },
  };
}
