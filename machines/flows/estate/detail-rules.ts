import * as z from 'zod/mini';
import { NAME_SIGNS } from '#catalogues/limits.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import type { EstateDetail } from '#catalogues/platform.ts';
import { ESTATE_DETAIL } from '#catalogues/sentences/estate/details.ts';
import { PERSON_RULES } from '#machines/flows/accounts/person-rules.ts';
import { PLATFORM_RULES } from '#machines/flows/platform/rules.ts';
import { emailAddress, oneSpaced } from '#machines/kit/fields.ts';

/** What the details of an estate must be like. The forms and the server hold these same rules. */
export const DETAIL_RULES = {
  // As it is registered; only what is wrong with it is said in words of its own.
  name: z.pipe(
    z.string().check(z.overwrite(oneSpaced), z.regex(NAME_SIGNS, ESTATE_DETAIL.nameSigns)),
    PLATFORM_RULES.estateName,
  ),
  address: z.pipe(
    z.string().check(z.overwrite(oneSpaced)),
    // Signs alone are no place.
    PLATFORM_RULES.contactAddress.check(z.regex(/[\p{L}\p{N}]/u, MESSAGES.contactAddressRequired)),
  ),
  phone: PERSON_RULES.phone,
  email: emailAddress({ empty: MESSAGES.emailIsRequired, invalid: MESSAGES.emailInvalid }),
} as const satisfies Record<EstateDetail, z.ZodMiniType<string>>;
