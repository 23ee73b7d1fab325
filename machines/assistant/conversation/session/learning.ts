import type { Services } from '#catalogues/calls/services.ts';
import type { Pace } from '#catalogues/delays.ts';
import { LOGO_ROLES, type Role } from '#catalogues/roles.ts';
import type { SupportContact } from '#machines/kit/paying/context.ts';
import { type Good, isGood } from '#machines/pages/answers.ts';
import type { Learnt } from './session-view.ts';

/** What the conversation should know of this portal; null when it could not be asked. */
export async function learnPortal(services: Services): Promise<{ pace: Pace; support: SupportContact } | null> {
  const answer = await services.portalSettings({}).catch(() => null);
  if (answer?.status !== 200) return null;
  const { pace, support } = answer.data;
  return { pace, support };
}

/** The notice that everybody sees; null where there is none, undefined when it could not be asked. */
export async function learnNotice(services: Services): Promise<string | null | undefined> {
  const answer = await services.portalNotice({}).catch(() => null);
  return answer?.status === 200 ? answer.data.notice : undefined;
}

/** What a resident bought last, naira, the fee excluded; null for nothing, or when it could not be asked. */
export async function learnLastAmount(services: Services): Promise<number | null> {
  const answer = await services.lastPurchase({}).catch(() => null);
  return answer?.status === 200 ? (answer.data.purchase?.amount ?? null) : null;
}

/**
 * What the token does not say of a person: what their account waits for, and the logo they are shown (S3 section 6); and what may
 * have changed since: whether the apartment is occupied (S2 section 4), and that the address of the house is shown.
 */
export async function learnPerson(services: Services, role: Role): Promise<Partial<Learnt>> {
  const [profile, logo] = await Promise.all([
    services.profile({}).catch(() => null),
    LOGO_ROLES.includes(role) ? services.propertyLogo({}).catch(() => null) : null,
  ]);
  return {
    ...(profile && isGood(profile) && learntOf(profile.data.user)),
    ...(logo && isGood(logo) && { logo: logo.data.property_logo }),
  };
}

const learntOf = ({ awaits, status, address }: Good<'profile'>['user']) => ({ awaits, status, address });

/** Every property, as it is kept beside the session (S1 section 7); null when it could not be asked. */
export async function learnProperties(services: Services): Promise<string | null> {
  const answer = await services.properties({}).catch(() => null);
  return answer && isGood(answer) ? JSON.stringify(answer.data.properties) : null;
}
