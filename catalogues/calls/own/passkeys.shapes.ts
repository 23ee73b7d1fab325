import { z } from 'zod';
import { PASSKEYS } from '../../limits.ts';
import type { CallShapes } from '../call.ts';
import { ownPassword, passkey, passkeyAsked, problem, tooMany } from '../common.shapes.ts';

const message = z.object({ message: z.string() });
const refused = { 400: problem, 401: problem, 403: problem } as const;
const name = z.string().trim().min(1).max(PASSKEYS.name).meta({ description: 'What its owner calls it' });
const asked = z.object({ asked: passkeyAsked });

const one = z
  .object({
    id: z.uuid(),
    name: z.string(),
    addedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    here: z
      .boolean()
      .meta({ description: 'It was made for the address that the portal has now: no other can be used' }),
  })
  .meta({ id: 'OwnPasskey' });

/** What the calls about passkeys take and answer. */
export const passkeysShapes = {
  ownPasskeys: {
    answers: {
      200: z.object({
        passkeys: z.array(one),
        can_add: z
          .boolean()
          .meta({ description: 'Browsers know passkeys at the address of this portal, and there are not too many' }),
        beside: z.enum(['app', 'none', 'wanted']).meta({
          description: 'Whether there is an authenticator app besides; wanted: none, and the role has to keep a factor',
        }),
      }),
      401: problem,
    },
  },
  beginPasskey: {
    input: z.object({ password: ownPassword }),
    answers: { 200: asked, ...refused, 429: tooMany },
  },
  addPasskey: {
    input: z.object({ name, password: ownPassword, passkey }),
    answers: {
      200: message.extend({
        recovery_codes: z.array(z.string()).optional().meta({
          description: 'With the first second factor: each works once in its place. They are answered this once',
        }),
      }),
      ...refused,
      429: tooMany,
    },
  },
  namePasskey: {
    input: z.object({ id: z.uuid(), name }),
    answers: { 200: message, ...refused },
  },
  removePasskey: {
    input: z.object({ id: z.uuid(), password: ownPassword }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
  beginPasskeyProof: { answers: { 200: asked, ...refused, 429: tooMany } },
  proveByPasskey: {
    input: z.object({ passkey }),
    answers: { 200: message, ...refused, 429: tooMany },
  },
} as const satisfies Record<string, CallShapes>;
