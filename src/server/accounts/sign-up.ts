import type { Transaction } from 'kysely';
import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { SIGN_UP_CODE_SAID } from '#catalogues/sentences/sign-up-code.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { writeAudit } from '../audit.ts';
import type { Schema } from '../db/schema.ts';
import type { DeviceCookie } from '../http/device-cookie.ts';
import type { CallTaken, Handler } from '../http/handlers.ts';
import { refused, tooMany } from '../http/refusals.ts';
import { writeIn } from '../moves/moves.ts';
import { isReserved } from './changes/address.ts';
import { openProven } from './confirm-email.ts';
import type { AccountDeps } from './deps.ts';
import { mailConfirmation, mayTellHolder, tellAdministrators, tellHolder, tellMeterHolders } from './letters.ts';
import { type FoundMeter, findMeter, isStillThere, occupancyOf } from './meters.ts';
import { ownWords, passwordProblem } from './password-rule.ts';
import { hashPassword } from './passwords.ts';
import { makeKnown } from './sign-in/devices.ts';
import { askForCode, mailIsLate, rightCode, type SignUpCodeDeps } from './sign-up-code.ts';

/**
 * Opening an account (S3 section 4.7): the fields by the rules of the form, the estate by the meter and by nothing that was
 * sent. Where the address is proven first, nothing before the right code looks at an account, and no refusal tells of one. Elsewhere an address
 * that has an account is refused without saying so, and told by mail.
 */
export function signUp(deps: SigningUp): Handler<'signUp'> {
  return async ({ input, address, device, log }) => {
    const applicant = readApplicant(input);
    if ('problem' in applicant) return refused('invalid-input', applicant.problem);
    const over = await deps.limits.signUps.take(address);
    if (over) return tooMany(over);
    const meter = await findMeter(deps.db, applicant.meterNumber);
    if (meter === null || meter.estate.id !== input.property_id) return logged('meter-invalid', MESSAGES.meterInvalid);
    const problem = passwordProblem(
      input.password,
      ownWords({
        estate: meter.estate.name,
        first_name: applicant.firstName,
        last_name: applicant.lastName,
        email: applicant.email,
        phone: applicant.phone,
        meter_number: applicant.meterNumber,
      }),
    );
    if (problem !== null) return refused('password-refused', problem);
    const { email } = applicant;
    const proven = deps.config.signUpCode ? await provenBy(email, input) : null;
    if (proven !== null && typeof proven !== 'string') return proven;
    const many = await deps.limits.signUpsOfMeter.take(meter.meterNumber);
    if (many) return tooMany(many);
    const passwordHash = await hashPassword(input.password, deps.random);
    // Of two at once with one code, one opens an account.
    if (proven !== null && (await deps.limits.signUpCodesUsed.take(proven)) !== null) return wrongCode();
    const opened = await openAccount(deps, applicant, {
      ...{ meter, passwordHash, address, device },
      isProven: proven !== null,
    });
    if (opened === 'meter-gone') return logged('meter-invalid', MESSAGES.meterInvalid);
    if (opened === null) {
      if (await mayTellHolder(deps, email))
        await deps.db.transaction().execute((trx) => tellHolder(deps, trx, 'sign-up', email));
      // Whoever has the code reads the mails of the address; that somebody was faster is told there, and here to nobody.
      return proven === null ? logged('not-a-sign-up', SENTENCES.notASignUp) : wrongCode();
    }
    await tellMeterHolders(deps, { meterNumber: meter.meterNumber, newcomer: email });
    const { token, proof } = opened;
    if (proof === null) return { status: 200, data: { token } };
    for (const where of proof.waitsSince) await tellAdministrators(deps, where);
    return { status: 200, data: { token, awaits: proof.awaits } };

    /** The id of the code that proves the address; else what is answered: that one was mailed, or that it was wrong. */
    async function provenBy(email: string, { code, code_for: codeFor }: CallTaken<'signUp'>) {
      if (code !== undefined) {
        const codeId = await rightCode(deps, { email, code, codeFor });
        return codeId ?? wrongCode();
      }
      const asked = await askForCode(deps, { email, before: codeFor });
      if (!('codeFor' in asked)) return tooMany(asked);
      const wanted = (await mailIsLate(deps))
        ? refused('code-late', SIGN_UP_CODE_SAID.late)
        : refused('code-wanted', SIGN_UP_CODE_SAID.mailed(email));
      return { status: 400, data: { ...wanted.data, code_for: asked.codeFor } } as const;
    }

    function wrongCode() {
      return logged('code-wrong', SIGN_UP_CODE_SAID.wrong);
    }

    function logged(code: string, message: string) {
      log.warn({ event: 'sign-up-refused', reason: code, address }, 'sign-up refused');
      return refused(code, message);
    }
  };
}

/** What signing up needs. */
type SigningUp = AccountDeps & SignUpCodeDeps;

/** Who wants an account, with the data checked; the e-mail address in small letters. */
interface Applicant {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly meterNumber: string;
  readonly role: 'service-user' | 'service-owner';
}

/** Read what was sent by the rules of the form; else the first problem, in the form's words (S3 section 5, Sign-up). */
function readApplicant(input: CallTaken<'signUp'>): Applicant | { readonly problem: string } {
  const given = {
    firstName: PERSON_RULES.firstName.safeParse(input.first_name),
    lastName: PERSON_RULES.lastName.safeParse(input.last_name),
    email: PERSON_RULES.email.safeParse(input.email),
    meterNumber: PERSON_RULES.meterNumber.safeParse(input.meter_number),
    phone: PERSON_RULES.phone.safeParse(input.phone),
  };
  const { firstName, lastName, email, meterNumber, phone } = given;
  if (firstName.success && lastName.success && email.success && meterNumber.success && phone.success) {
    return {
      firstName: firstName.data,
      lastName: lastName.data,
      email: email.data.toLowerCase(),
      meterNumber: meterNumber.data,
      phone: phone.data,
      role: input.role,
    };
  }
  const failed = Object.values(given).find((read) => !read.success);
  return { problem: failed?.error?.issues[0]?.message ?? 'Please check what you entered.' };
}

/**
 * Open an account with its services, its verification mail and a session at a network address, all in one transaction. One whose address is proven has
 * no such mail, and waits for no link. Answers the session's token; null when the e-mail address has an account, or may be taken back by one: of two at once, one opens it. The
 * meter may have been deleted since it was found.
 */
function openAccount(
  deps: Pick<AccountDeps, 'db' | 'clock' | 'random' | 'links' | 'mail' | 'sessions' | 'devices'>,
  applicant: Applicant,
  given: {
    readonly meter: FoundMeter;
    readonly passwordHash: string;
    readonly address: string;
    readonly device: DeviceCookie;
    readonly isProven: boolean;
  },
): Promise<Opened | 'meter-gone' | null> {
  const { email, role } = applicant;
  const { meter } = given;
  const at = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    if (await isReserved(trx, email, { now: at })) return null;
    if (!(await isStillThere(trx, meter))) return 'meter-gone';
    const row = await trx
      .insertInto('users')
      .values({
        id: deps.random.uuid(),
        email,
        password_hash: given.passwordHash,
        first_name: applicant.firstName,
        last_name: applicant.lastName,
        phone: applicant.phone,
        role,
        estate_id: meter.estate.id,
        meter_number: meter.meterNumber,
        status: role === 'service-user' ? await occupancyOf(trx, meter.meterNumber) : 'unoccupied',
        is_verified: false,
        link_awaited: true,
        email_unproven: true,
        address: meter.address,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return null;
    if (role === 'service-user') await giveServices(trx, row.id, meter.estate.id);
    const detail = { role, estate: meter.estate.id, meter: meter.meterNumber };
    const estateId = meter.estate.id;
    const came = { userId: row.id, meterNumber: meter.meterNumber, estateId, at, madeBy: row.id, settled: false };
    await writeIn(trx, came);
    await writeAudit(trx, { at, actor: row.id, action: 'signed-up', subject: row.id, estateId, detail });
    const proof = given.isProven ? await openProven(trx, row.id, at) : null;
    if (proof === null) await mailConfirmation(deps, trx, { userId: row.id, email });
    await makeKnown(trx, deps, row.id, given.device);
    return { token: await deps.sessions.begin(row.id, given.address, trx), proof };
  });
}

/** An account that was opened; `proof`: what it waits for although its address is proven, null where that is not. */
interface Opened {
  readonly token: string;
  readonly proof: Awaited<ReturnType<typeof openProven>> | null;
}

/** Who lives in an estate pays for its services; an owner who lives elsewhere pays the levy only. */
export async function giveServices(trx: Transaction<Schema>, userId: string, estateId: number): Promise<void> {
  // A service that is being made waits for this, or this for it: else neither would see the other.
  await trx.selectFrom('estates').select('id').where('id', '=', estateId).forShare().execute();
  await trx
    .insertInto('user_services')
    .columns(['user_id', 'service_id'])
    .expression((query) =>
      query
        .selectFrom('services')
        .select((select) => [select.val(userId).as('user_id'), 'id'])
        .where('estate_id', '=', estateId)
        // One that is disabled is given to everybody when it is enabled.
        .where('enabled', '=', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
