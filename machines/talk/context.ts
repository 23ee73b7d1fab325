import type { Role } from '#catalogues/roles.ts';
import type { Choice, FieldKind } from '#machines/kit/view.ts';

/** The question that is open while a sentence is typed. */
export interface OpenQuestion {
  readonly flow: string;
  /** The field asked for; `confirm` in a step that waits for a yes. */
  readonly field: string;
  /** Every field of the flow that a correction may name. */
  readonly fields?: readonly string[];
  readonly kind?: FieldKind;
  readonly choices?: readonly Choice[];
}

/** What the meaning of a sentence may depend on besides its words. */
export interface TalkContext {
  readonly role: Role | null;
  /** YYYY-MM-DD in Lagos. */
  readonly today: string;
  readonly open?: OpenQuestion;
}

/** Amounts are naira. An empty slot of a `correct` names a field whose new value was not said. */
export type Slots = Record<string, string | number>;

/** What a sentence means (CONVERSATION, Names). */
export interface Understanding {
  readonly intent: string;
  readonly slots: Slots;
  /** 0 to 1. */
  readonly confidence: number;
  /** The nearest other intents, best first, at most three. */
  readonly alternatives: string[];
}
