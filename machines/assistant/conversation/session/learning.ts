import type { Services } from '#catalogues/calls/services.ts';
import type { Pace } from '#catalogues/delays.ts';
import { LOGO_ROLES, type Role } from '#catalogues/roles.ts';
import type { SupportContact } from '#machines/kit/paying/context.ts';
import { isGood } from '#machines/pages/answers.ts';
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
 * What the token does not say of a person: whether their address is confirmed, and the logo they are shown (S3 section 6); and
 * whether the apartment is occupied now, which an administrator may have changed since (S2 section 4).
 */
export async function learnPerson(services: Services, role: Role): Promise<Partial<Learnt>> {
  const [profile, logo] = await Promise.all([
    services.profile({}).catch(() => null),
    LOGO_ROLES.includes(role) ? services.propertyLogo({}).catch(() => null) : null,
  ]);
  return {
    ...(profile && isGood(profile) && { verified: profile.data.user.is_verified, status: profile.data.user.status }),
    ...(logo && isGood(logo) && { logo: logo.data.property_logo }),
  };
}

/** Every property, as it is kept beside the session (S1 section 7); null when it could not be asked. */
export async function learnProperties(services: Services): Promise<string | null> {
  const answer = await services.properties({}).catch(() => null);
  return answer && isGood(answer) ? JSON.stringify(answer.data.properties) : null;
}
