import { z } from 'zod';
import { FACTOR_WAYS } from '../../factor-ways.ts';
import { LANGUAGES } from '../../languages/language.ts';
import { AWAITED } from '../../residents.ts';
import { AMOUNT_KINDS, ESTATE_FEE_KINDS } from '../../settings.ts';
import type { CallShapes } from '../call.ts';
import {
  empty,
  MOST_ROWS,
  nairaAndKobo,
  passkey,
  passkeyAsked,
  password,
  problem,
  secondFactor,
  token,
  tooMany,
} from '../common.shapes.ts';

const email = z.string().max(254);
const text = z.string().max(200);
const meterNumber = z.string().max(40);
/** The secret of a mailed link. */
const linkToken = z.string().max(100);
const said = z.object({ message: z.string() });
const codeFor = z.string().max(300).meta({
  description: 'Which mailed code is meant: it is answered as a code is wanted, and comes back with the code',
});

const revision = z
  .number()
  .int()
  .min(0)
  .max(MOST_ROWS)
  .meta({ description: 'The last number that was given; 0: nothing was kept yet' });

const turnId = z.string().min(1).max(100).meta({ description: 'The id that the device gave the turn which wrote it' });

/** What the calls about accounts take and answer. */
export const accountsShapes = {
  signIn: {
    input: z.object({
      email,
      password,
      second_factor: secondFactor.optional(),
      begin_passkey: z
        .boolean()
        .optional()
        .meta({ description: 'Where a second factor is wanted, answer what a browser is asked for a passkey' }),
      passkey: passkey.optional(),
      door: z.enum(['login', 'admin', 'modal']).default('login').meta({
        description: 'Which way in is used; each admits its own roles (S3 section 4.6)',
      }),
    }),
    answers: {
      200: z.object({ token }),
      400: problem.extend({ asked: passkeyAsked.optional() }).meta({ id: 'SignInProblem' }),
      429: tooMany,
    },
  },
  signOut: { answers: { 200: empty, 401: problem } },
  signOutEverywhere: { answers: { 200: empty, 401: problem } },
  verifyMeter: {
    input: z.object({ meter_number: meterNumber }),
    answers: {
      200: z.object({ id: z.number().int(), name: z.string(), notFound: z.boolean().default(false) }),
      400: problem,
      429: tooMany,
    },
  },
  signUp: {
    input: z.object({
      first_name: text,
      last_name: text,
      phone: text,
      email,
      password,
      property_id: z.number().int(),
      meter_number: meterNumber,
      role: z.enum(['service-user', 'service-owner']),
      code: z
        .string()
        .max(40)
        .optional()
        .meta({ description: 'What was mailed to the address, where a code is wanted' }),
      code_for: codeFor.optional(),
    }),
    answers: {
      200: z.object({
        token,
        awaits: z
          .enum(AWAITED)
          .optional()
          .meta({ description: 'With a code: what the account waits for all the same' }),
      }),
      400: problem.extend({ code_for: codeFor.optional() }).meta({ id: 'SignUpProblem' }),
      429: tooMany,
    },
  },
  confirmEmail: {
    input: z.object({ token: linkToken }),
    answers: {
      200: said.extend({ token: token.optional().meta({ description: 'Fresh claims, for the person themselves' }) }),
      400: problem,
      429: tooMany,
    },
  },
  takeBack: {
    input: z.object({ token: linkToken, newpassword: password }),
    /** `account`: whose sessions have ended with it. */
    answers: { 200: said.extend({ account: z.string() }), 400: problem, 429: tooMany },
  },
  resendConfirmation: { answers: { 200: said, 400: problem, 401: problem, 429: tooMany } },
  forgotPassword: {
    input: z.object({ email }),
    answers: { 200: z.object({ mailResponse: z.enum(['succeeded', 'failed']) }), 400: problem, 429: tooMany },
  },
  replacePassword: {
    input: z.object({ token: linkToken, newpassword: password }),
    answers: { 200: said, 400: problem, 429: tooMany },
  },
  changePassword: {
    input: z.object({ oldPassword: password, newPassword: password, userId: z.string().max(64).optional() }),
    answers: { 200: said.extend({ token }), 400: problem, 401: problem, 429: tooMany },
  },
  profile: {
    answers: {
      200: z.object({
        user: z.object({
          id: z.string(),
          first_name: z.string(),
          last_name: z.string(),
          email: z.string(),
          phone: z.string(),
          role: z.string(),
          status: z.string(),
          is_verified: z.boolean(),
          awaits: z.enum(AWAITED).meta({
            description: 'What is missing before the data of the meter is shown: the mailed link, or the administrator',
          }),
          pending_email: z
            .string()
            .nullable()
            .meta({ description: 'The address that the account changes to when its link is opened' }),
          refused: z
            .string()
            .nullable()
            .meta({ description: 'That an estate has refused the person on a meter of late, with its reason' }),
          meter_number: z.string().nullable(),
          estate: z.string().nullable(),
          address: z.string().nullable(),
          language: z
            .enum(LANGUAGES)
            .nullable()
            .meta({ description: 'What the portal answers in; null where none was chosen' }),
          helps_learning: z
            .boolean()
            .meta({ description: 'Agreed that sentences which were not understood are kept, masked' }),
          dues_reminders: z
            .boolean()
            .meta({ description: 'Reminded by mail of what is owed on the own meter, where the estate does that' }),
          announcement_mails: z
            .boolean()
            .meta({ description: 'Mailed what the own estate announces, where it asks for that' }),
          password_guessable: z.boolean().meta({ description: 'Signed in with a password that is easy to guess' }),
          second_factor: z
            .boolean()
            .meta({ description: 'It is asked for after the password, and before what matters most' }),
          factor_ways: z
            .array(z.enum(FACTOR_WAYS))
            .meta({ description: 'How it is given, besides by a recovery code' }),
          second_factor_missing: z
            .boolean()
            .meta({ description: 'An administrator who sets up a second factor before anything else' }),
          learning_days: z.number().int().meta({ description: 'How long such a sentence is kept' }),
        }),
      }),
      401: problem,
    },
  },
  updateProfile: {
    input: z.object({
      first_name: text.optional(),
      last_name: text.optional(),
      email: email.optional(),
      phone: text.optional(),
      password: password.optional().meta({ description: 'The own one; wanted where the e-mail address changes' }),
    }),
    answers: { 200: said.extend({ token }), 400: problem, 401: problem, 429: tooMany },
  },
  updateMeter: {
    input: z.object({
      meter_number: meterNumber,
      password: password.optional().meta({ description: 'The own one; nothing changes without it' }),
    }),
    answers: { 200: said, 400: problem, 401: problem, 403: problem, 429: tooMany },
  },
  chooseLanguage: {
    input: z.object({ language: z.enum(LANGUAGES) }),
    answers: { 200: z.object({ language: z.enum(LANGUAGES) }), 400: problem, 401: problem },
  },
  setLearning: {
    input: z.object({ agreed: z.boolean() }),
    answers: { 200: said, 401: problem, 429: tooMany },
  },
  portalSettings: {
    answers: {
      200: z.object({
        support: z.object({ email: z.string(), phone: z.string() }),
        pace: z.enum(['swift', 'specified']),
        demo: z.boolean(),
        sandbox: z.boolean().meta({ description: 'Payments go to the sandbox: test cards, no money.' }),
        estateFees: z
          .record(z.enum(ESTATE_FEE_KINDS), nairaAndKobo)
          .meta({ description: 'The convenience fee of each product of an estate just now, naira' }),
        amounts: z
          .record(z.enum(AMOUNT_KINDS), z.object({ least: nairaAndKobo, most: nairaAndKobo }))
          .meta({ description: 'The least and the most of each product that is sold at once just now, naira' }),
        transfers: z.boolean().meta({ description: 'What is bought can be paid by bank transfer, too.' }),
        down: z
          .array(z.object({ supply: z.string(), since: z.iso.datetime(), message: z.string() }))
          .optional()
          .meta({ description: 'What is not sold just now because it is down, e.g. power:eko' }),
      }),
    },
  },
  keptConversation: {
    input: z.object({
      since: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .meta({ description: 'The revision that is known: only what is newer is sent' }),
    }),
    answers: {
      200: z.object({
        revision,
        begins: z.number().int().meta({ description: 'Turns with a smaller number are not kept any more' }),
        messages: z
          .array(z.object({ number: z.number().int(), id: turnId, message: z.unknown().nullable() }))
          .meta({ description: 'The turns since, by their numbers; null is one that was withdrawn' }),
        kept: z.unknown().nullable().meta({ description: 'What is open and remembered; null where it is known' }),
        at: z.iso.datetime().nullable(),
      }),
      401: problem,
    },
  },
  keepConversation: {
    input: z.object({
      revision,
      messages: z
        .array(z.object({ id: turnId, message: z.looseObject({}).nullable() }))
        .max(1000)
        .optional()
        .meta({ description: 'Turns that have no number yet, in their order; null withdraws one' }),
      kept: z.looseObject({ version: z.number().int() }),
    }),
    answers: {
      200: z.object({
        revision,
        numbers: z.array(z.number().int()).meta({ description: 'The number of each turn that was sent' }),
      }),
      400: problem,
      401: problem,
      409: problem,
      429: tooMany,
    },
  },
} as const satisfies Record<string, CallShapes>;
