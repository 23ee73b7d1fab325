import { FIRST_SERVICE_IDS } from '#catalogues/platform.ts';
import { PLATFORM_SENTENCES } from '#catalogues/sentences/platform/common.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { passwordProblem } from '../../accounts/passwords/password-rule.ts';
import { refused } from '../../accounts/refused.ts';
import { readLogo } from '../../administration/logo/read-logo.ts';
import type { CallTaken } from '../../http/handlers.ts';
import { oneLine } from '../../kit/one-line.ts';

/** A new administrator with the data checked; the e-mail address in small letters, the logo as it can be kept. */
export interface NewAdministrator {
  readonly estateName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly password: string;
  readonly logo: string | null;
}

/** Read what was sent by the rules of the form; else the first problem, in the form's words (S2 section 5). */
export function readAdministrator(
  input: CallTaken<'registerEstate'>,
): { readonly good: NewAdministrator } | { readonly refused: ReturnType<typeof refused> } {
  const given = {
    estateName: PLATFORM_RULES.estateName.safeParse(input.estate_name),
    firstName: PLATFORM_RULES.firstName.safeParse(input.first_name),
    lastName: PLATFORM_RULES.lastName.safeParse(input.last_name),
    email: PLATFORM_RULES.email.safeParse(input.email),
    phone: PLATFORM_RULES.phone.safeParse(input.phone),
    address: PLATFORM_RULES.contactAddress.safeParse(oneLine(input.contact_address)),
    password: PLATFORM_RULES.password.safeParse(input.password),
  };
  const failed = Object.values(given).find((read) => !read.success);
  if (failed !== undefined) return bad('invalid-input', failed.error?.issues[0]?.message ?? '');
  const known: readonly number[] = FIRST_SERVICE_IDS;
  if (input.service_ids.some((id) => !known.includes(id))) {
    return bad('service-not-first', PLATFORM_SENTENCES.firstServicesOnly);
  }
  const text = (name: keyof typeof given) => given[name].data ?? '';
  const problem = passwordProblem(text('password'), text('estateName'));
  if (problem !== null) return bad('password-refused', problem);
  const read = input.property_logo === undefined ? { logo: null } : readLogo(input.property_logo);
  if (!('logo' in read)) return bad(read.code, read.message);
  return {
    good: {
      estateName: text('estateName'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email').toLowerCase(),
      phone: text('phone'),
      address: text('address'),
      password: text('password'),
      logo: read.logo,
    },
  };
}

const bad = (code: string, message: string) => ({ refused: refused(code, message) });
