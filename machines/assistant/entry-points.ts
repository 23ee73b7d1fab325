import { INTENT_NAMES, INTENTS, type IntentName } from '#catalogues/intents/index.ts';
import type { Intent, Start } from '#catalogues/intents/intent.ts';
import { SCREENS } from '#catalogues/intents/screens.ts';
import { SUPPORT } from '#catalogues/intents/support.ts';
import { type Access, allows, type Role } from '#catalogues/roles.ts';
import { TICKET_TOPICS } from '#catalogues/tickets.ts';
import type { Suggestion } from './suggestion.ts';

/** What can be started by typing, from the navigation, from a route or by a button: a start of an intent, or a screen. */
export interface EntryPoint extends Omit<Start, 'fills'> {
  /** What a sentence must mean to start it; null for a screen that only a page shows. */
  readonly intent: IntentName | null;
  readonly access: Access;
  readonly label: string;
  readonly say: string;
  /** Slots of a sentence that become answers; a slot and its field have one name, but for those in `as`. */
  readonly slots: readonly string[];
}

function startsOf(name: IntentName, { access, label = '', say = '', slots, starts = [] }: Intent): EntryPoint[] {
  return starts.map(({ fills = slots, ...start }) => ({ intent: name, access, label, say, slots: fills, ...start }));
}

/** Everything that can be started, in the order in which it is offered. */
export const ENTRY_POINTS: readonly EntryPoint[] = [
  ...INTENT_NAMES.flatMap((name) => startsOf(name, INTENTS[name])),
  ...SCREENS.map((screen): EntryPoint => ({ intent: null, slots: [], ...screen })),
];

/** What starts a flow, by the flow's name. */
export function entryPoint(flow: string): EntryPoint | undefined {
  return ENTRY_POINTS.find((one) => one.flow === flow);
}

/** What a sentence of this meaning starts: what is meant for this role, where there is something. */
export function entryPointFor(intent: string, role: Role | null): EntryPoint | undefined {
  const meant = ENTRY_POINTS.filter((one) => one.intent === intent);
  return meant.find((one) => allows(one.access, role)) ?? meant[0];
}

/** True where a sentence that starts `one` is about the flow of this name. */
export function isAbout(one: EntryPoint, flow: string): boolean {
  return one.flow === flow || (one.screens?.includes(flow) ?? false);
}

/** True for each of the screens that sign in. */
export function isSignIn(flow: string | undefined): boolean {
  const one = entryPoint('sign-in');
  return one !== undefined && flow !== undefined && isAbout(one, flow);
}

/** The button that starts it, whatever is open. */
export const offerOf = ({ label, say, flow, preset = {} }: EntryPoint): Suggestion => ({
  label,
  say,
  starts: { flow, values: preset },
});

/** The field that a slot answers. */
export const fieldOf = ({ as }: Pick<EntryPoint, 'as'>, slot: string): string => as?.[slot] ?? slot;

/** The four options of the help chatbot (S1 section 1), in its order; anybody can start them from anywhere. */
export const TROUBLE_OFFERS = TICKET_TOPICS.flatMap((topic) =>
  topic === 'other' ? [] : (entryPoint(topic) ?? []),
).map(offerOf);

const { label: write, say: sayWrite } = SUPPORT['contact-support'];

/** The button of whoever has to ask a person. */
export const WRITE_TO_SUPPORT: Suggestion = { label: write, say: sayWrite };
