import { z } from 'zod';
import { FACTOR_WAYS } from '../factor-ways.ts';
import { PASSWORD_LENGTH, SERVICE_DESCRIPTION_MOST } from '../limits.ts';

/** Every refusal: words for a person, and a code for a program. */
export const problem = z
  .object({
    message: z.string(),
    code: z.string(),
    requestId: z.string().optional(),
    ways: z
      .array(z.enum(FACTOR_WAYS))
      .optional()
      .meta({ description: 'Where a second factor is asked for: how it is given, besides by a recovery code' }),
  })
  .meta({ id: 'Problem' });

/** Whom a call is about. In small letters, as it is kept: another spelling of somebody's own id is no other person. */
export const personId = z.uuid().toLowerCase();

/** Whether an administrator has locked somebody's sign-in. */
export const lockedSignIn = z
  .boolean()
  .optional()
  .meta({ description: 'An administrator has locked their sign-in. A server of an older version does not say' });

/** A challenge of the proof-of-work library as it makes it. Signed along: when it expires (s since 1970), and what it is for, where that is one thing alone. */
export const puzzle = z
  .object({
    parameters: z.object({
      algorithm: z.string().max(30),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.number().int().positive(),
      keyLength: z.number().int().positive(),
      keyPrefix: z.string().max(64),
      data: z.object({
        expires: z.number().int(),
        // None in the easiest, which older servers take, too.
        times: z.number().int().positive().exactOptional(),
        of: z.string().max(256).exactOptional(),
      }),
    }),
    signature: z.string().max(128),
  })
  .meta({ id: 'Puzzle' });

/** A puzzle that whoever makes a call may solve. */
export type Puzzle = z.output<typeof puzzle>;

/** What a solved puzzle is sent as: this as JSON in base64, the library's own payload. */
export const puzzleProof = z.object({
  challenge: puzzle,
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(128) }),
});

/** A refusal that says when to try again, seconds, and how to be let through at once. */
export const tooMany = problem
  .extend({
    retryAfter: z.number().int(),
    puzzle: puzzle.optional().meta({
      description: 'Made again with its solution in the header `x-proof`, the call is let through, once',
    }),
  })
  .meta({ id: 'TooMany' });

/** An answer that says nothing but that it was done. */
export const empty = z.object({}).meta({ id: 'Empty' });

/** A password, bounded for what it costs to take. How long a new one may be is said by the rule for passwords, in its words. */
export const password = z.string().max(PASSWORD_LENGTH.most * 4);

/** The password of whoever asks. */
export const ownPassword = password.meta({ description: 'The own password' });

/** A session's bearer token. */
export const token = z.string();

/** Whole naira, as every call takes and answers it. */
export const naira = z.number().int().min(-9_007_199_254_740).max(9_007_199_254_740);

/** Naira that may carry kobo, two decimals at most. */
export const nairaAndKobo = z.number().multipleOf(0.01);

/** Which page of a list; the first is 1. */
export const paged = { page: z.coerce.number().int().min(1).max(1_000_000).default(1) };

/** The same where whoever asks chooses how many rows a page has. */
export const pagedBy = { ...paged, rows: z.coerce.number().int().min(1).max(100).default(10) };

/** What a service of an estate covers, in the estate's own words. */
export const serviceDescription = z.string().trim().max(SERVICE_DESCRIPTION_MOST);

/** The same where it may be left out: nobody has said. */
export const description = serviceDescription.optional().meta({ description: 'What it covers' });

/** The largest number that a row may have, and that the data base compares with one. */
export const MOST_ROWS = 2_147_483_647;

/** The number of a row, in a body as in a query. */
export const rowNumber = z.coerce.number().int().min(1).max(MOST_ROWS);

/** An order's id: a product's prefix and a generated id. */
export const orderId = z.string().regex(/^[A-Z]{4,8}-[0-9A-Z]{8,32}$/);

/** A day in Lagos, `YYYY-MM-DD`. */
export const day = z.iso.date().meta({ description: 'A day in Lagos' });

/** Of each due the first day by which something of it is to be paid. */
export const payBy = z
  .object({ serviceCharge: day.nullable(), devLevy: day.nullable(), fine: day.nullable() })
  .meta({ description: 'By when the first of what is owed is to be paid; null: no day was said' });

/** A month in Lagos, `YYYY-MM`. */
export const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A month in Lagos, `YYYY-MM`' });

/** What proves a second factor. It is as secret as a password. */
export const secondFactor = z
  .string()
  .max(40)
  .meta({ description: 'A code of the authenticator app, or a recovery code' });

/** What a browser is asked for a passkey. */
export const passkeyAsked = z
  .string()
  .meta({ description: 'JSON, for `navigator.credentials`: good once, for five minutes' });

/** What a browser answered with a passkey. It is no text of anybody, and is kept as it came. */
export const passkey = z
  .string()
  .max(30_000)
  .meta({ description: 'The `PublicKeyCredential` that a browser answered, as JSON' });
