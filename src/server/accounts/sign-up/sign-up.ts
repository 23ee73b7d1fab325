import { MESSAGES } from '#catalogues/messages.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import type { Handler } from '../../http/handlers.ts';
import { tooMany } from '../../http/limits/too-many.ts';
import type { AccountDeps } from '../deps.ts';
import { tellMeterHolders } from '../mail/tell-meter-holders.ts';
import { passwordProblem } from '../passwords/password-rule.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { refused } from '../refused.ts';
import { findMeter } from './find-meter.ts';
import { openAccount } from './open-account.ts';
import { readApplicant } from './read-applicant.ts';
import { tellHolder } from './tell-holder.ts';

/**
 * Opening an account (S3 section 4.7): the fields by the rules of the form, the estate by the meter and by nothing that was
 * sent. An address that has an account is refused without saying so, and told by mail.
 */
export function signUp(deps: AccountDeps): Handler<'signUp'> {
  return async ({ input, address, log }) => {
    const applicant = readApplicant(input);
    if ('problem' in applicant) return refused('invalid-input', applicant.problem);
    const over = await deps.limits.signUps.take(address);
    if (over) return tooMany(over);
    const meter = await findMeter(deps.db, applicant.meterNumber);
    if (meter === null || meter.estate.id !== input.property_id) return logged('meter-invalid', MESSAGES.meterInvalid);
    const problem = passwordProblem(input.password, meter.estate.name);
    if (problem !== null) return refused('password-refused', problem);
    const passwordHash = await hashPassword(input.password, deps.random);
    const token = await openAccount(deps, applicant, { meter, passwordHash, address });
    if (token === null) {
      await tellHolder(deps, applicant.email);
      return logged('not-a-sign-up', SENTENCES.notASignUp);
    }
    await tellMeterHolders(deps, { meterNumber: meter.meterNumber, newcomer: applicant.email });
    return { status: 200, data: { token } };

    function logged(code: string, message: string) {
      log.warn({ event: 'sign-up-refused', reason: code, address }, 'sign-up refused');
      return refused(code, message);
    }
  };
}
