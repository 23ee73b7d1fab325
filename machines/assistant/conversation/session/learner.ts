import type { ActorRefFrom } from 'xstate';
import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import type { Pace } from '#catalogues/delays.ts';
import type { Language } from '#catalogues/languages/language.ts';
import { koboOf } from '#catalogues/money.ts';
import { LOGO_ROLES, type Role } from '#catalogues/roles.ts';
import type { EstatePowerTerms } from '#machines/flows/power/estate-fields.ts';
import { boundsIn } from '#machines/kit/paying/bounds.ts';
import type { SupportContact } from '#machines/kit/paying/context.ts';
import { type Good, isGood } from '#machines/pages/answers.ts';
import type { assistantMachine } from '../../assistant.ts';
import type { Tasks } from '../../runs/tasks.ts';
import type { Keep } from '../../sync/keep.ts';
import type { ConversationView } from '../conversation-view.ts';
import type { RefundNews } from '../refund-news.ts';
import type { TicketNews } from '../ticket-news.ts';
import type { Waits } from '../turns/waits.ts';
import type { Learnt, OwnSession } from './own-session.ts';
import type { Speaking } from './speaking.ts';

/** What a conversation comes to know by asking the server unasked. Missing any of it costs a suggestion or a picture. */
export interface Learner {
  /** Where support is reached; null until the portal has said so. */
  support(): ConversationView['support'];
  /** On which terms an estate's power is sold; null until the portal has said so. */
  estatePower(): ConversationView['estatePower'];
  /** The notice that everybody sees; null where there is none, and until it is known. */
  notice(): string | null;
  /** Ask for the notice again: it may have been changed. */
  learnOfNotice(): void;
  /** Learn of this portal and of whoever is signed in. */
  learn(): void;
  /** Learn again what may have changed of whoever is signed in. */
  learnOfThem(): void;
}

/** What a learner is made of. */
interface LearnerDeps {
  readonly services: Services;
  readonly assistant: ActorRefFrom<typeof assistantMachine>;
  readonly session: OwnSession;
  readonly keep: Keep;
  readonly tasks: Tasks;
  readonly keepPace: Waits['keepPace'];
  readonly tickets: Pick<TicketNews, 'ask'>;
  readonly refunds: RefundNews;
  readonly speaking: Pick<Speaking, 'learn'>;
  readonly breathe: () => Promise<void>;
  /** Fires where the conversation has ended: nobody is there to be told. */
  readonly signal: AbortSignal;
}

/** Asks, tells the assistant, and keeps what is kept beside the session. Each question is a piece of work of its own. */
export function createLearner({
  services,
  assistant,
  session,
  keep,
  tasks,
  keepPace,
  tickets,
  refunds,
  speaking,
  breathe,
  signal,
}: LearnerDeps): Learner {
  let support: ConversationView['support'] = null;
  let estatePower: ConversationView['estatePower'] = null;
  let notice: string | null = null;

  function learnOfNotice(): void {
    tasks.quietly(async () => {
      await breathe();
      const learnt = await learnNotice(services);
      if (learnt === undefined || signal.aborted) return;
      notice = learnt;
      assistant.send({ type: 'KNOWN', notice: learnt });
    });
  }

  function learnOfThem(): void {
    const { id, role } = session.who();
    if (role === null) return;
    const isStillThem = () => !signal.aborted && session.who().id === id;
    // Nobody waits for it, so the first screen is not slower for it.
    tasks.quietly(async () => {
      await breathe();
      const { language, ...learnt } = await learnPerson(services, role);
      if (!isStillThem()) return;
      session.know(learnt);
      speaking.learn(language ?? null);
      const { logo, status } = learnt;
      keep.keepSession({ ...(logo && { logo }), ...(status && { status }) });
      assistant.send({ type: 'KNOWN', session: session.who() });
      const properties = await learnProperties(services);
      if (isStillThem() && properties !== null) keep.keepSession({ properties });
    });
  }

  return {
    support: () => support,
    estatePower: () => estatePower,
    notice: () => notice,
    learnOfNotice,
    learn() {
      learnOfNotice();
      tasks.run(async () => {
        await breathe();
        const portal = await learnPortal(services);
        if (signal.aborted) return;
        if (portal) {
          keepPace(portal.pace);
          support = portal.support;
          estatePower = portal.estatePower;
          assistant.send({ type: 'KNOWN', support: `${support.phone}, ${support.email}` });
        }
        if (session.who().role === 'service-user') {
          const lastAmount = await learnLastAmount(services);
          if (signal.aborted) return;
          assistant.send({ type: 'KNOWN', lastAmount });
        }
        // What is offered with news is not taken away by what is offered to begin with.
        tickets.ask();
        refunds.ask();
      });
      learnOfThem();
    },
    learnOfThem,
  };
}

/** What the conversation should know of this portal; null when it could not be asked. */
export async function learnPortal(
  services: Services,
): Promise<{ pace: Pace; support: SupportContact; estatePower: EstatePowerTerms } | null> {
  const answer = await services.portalSettings({}).catch(unanswered);
  if (answer?.status !== 200) return null;
  const { pace, support, estateFees, amounts } = answer.data;
  const bounds = boundsIn(amounts.power);
  return { pace, support, estatePower: { fee: koboOf(estateFees.power), bounds } };
}

/** The notice that everybody sees; null where there is none, undefined when it could not be asked. */
export async function learnNotice(services: Services): Promise<string | null | undefined> {
  const answer = await services.portalNotice({}).catch(unanswered);
  return answer?.status === 200 ? answer.data.notice : undefined;
}

/** What a resident bought last, naira, the fee excluded; null for nothing, or when it could not be asked. */
export async function learnLastAmount(services: Services): Promise<number | null> {
  const answer = await services.lastPurchase({}).catch(unanswered);
  const purchase = answer?.status === 200 ? answer.data.purchase : null;
  return purchase ? purchase.amount + (purchase.debt ?? 0) : null;
}

/**
 * What the token does not say of a person: what their account waits for, and the logo they are shown (S3 section 6); and what may
 * have changed since: whether the apartment is occupied (S2 section 4), what the estate is called, and that the address of the house is shown.
 */
export async function learnPerson(
  services: Services,
  role: Role,
): Promise<Partial<Learnt> & { readonly language?: Language | null }> {
  const [profile, logo] = await Promise.all([
    services.profile({}).catch(unanswered),
    LOGO_ROLES.includes(role) ? services.propertyLogo({}).catch(unanswered) : null,
  ]);
  return {
    ...(profile && isGood(profile) && learntOf(profile.data.user)),
    ...(logo && isGood(logo) && { logo: logo.data.property_logo }),
  };
}

const learntOf = ({ awaits, refused, status, address, language, estate, ...user }: Good<'profile'>['user']) => ({
  guessable: user.password_guessable,
  lacksSecondFactor: user.second_factor_missing,
  awaits,
  refused,
  status,
  address,
  language,
  estate,
});

/** Every property, as it is kept beside the session (S1 section 7); null when it could not be asked. */
export async function learnProperties(services: Services): Promise<string | null> {
  const answer = await services.properties({}).catch(unanswered);
  return answer && isGood(answer) ? JSON.stringify(answer.data.properties) : null;
}
