import type { IntentName } from '#catalogues/intents/index.ts';
import type { Role } from '#catalogues/roles.ts';
import type { Choice, FieldKind } from '#machines/kit/view.ts';
import type { Modifiers } from './besides.ts';

/** The question that is open while a sentence is typed. */
export interface OpenQuestion {
  readonly flow: string;
  /** The field asked for; `confirm` in a step that waits for a yes. */
  readonly field: string;
  /** Every field of the flow that a correction may name. */
  readonly fields?: readonly string[];
  /** Those of them that have an answer. */
  readonly given?: readonly string[];
  readonly kind?: FieldKind;
  readonly choices?: readonly Choice[];
  /** At a `confirm`: the values that are read back, as they are shown. Missing where they are not known. */
  readonly readBack?: readonly string[];
}

/** What the meaning of a sentence may depend on besides its words. */
export interface TalkContext {
  readonly role: Role | null;
  /** YYYY-MM-DD in Lagos. */
  readonly today: string;
  readonly open?: OpenQuestion;
  /** What the person said it means, where that was asked: one of `asks`. Nothing else is then read into the sentence. */
  readonly meant?: IntentName;
  /** The question that was answered last, for what goes on from it. */
  readonly asked?: AskedBefore;
}

/** A question that was asked and answered. */
export interface AskedBefore {
  /** As it was asked; what only went on from one before it stands there as the whole question. */
  readonly text: string;
  readonly sense: Understanding;
  /** It was asked which was meant, and this was chosen. */
  readonly chosen?: true;
  /** Nothing was said since. */
  readonly just: boolean;
}

/** Amounts are naira. An empty slot of a `correct` names a field whose new value was not said. */
export type Slots = Record<string, string | number>;

/** The same while it is put together. */
export type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** What a sentence means (CONVERSATION, Names). */
export interface Understanding {
  /** `none` where nothing is understood, and where `asks` says what may be meant: until that is answered it does nothing. */
  readonly intent: IntentName;
  readonly slots: Slots;
  /** 0 to 1. */
  readonly confidence: number;
  /** The nearest other intents, best first, at most three. */
  readonly alternatives: IntentName[];
  /**
   * In doubt: the two or three things that may be meant, likeliest first, for the portal to ask which. The sentence is then read
   * once more with the one that was chosen as `meant`, so that none of what it says is lost.
   */
  readonly asks?: readonly IntentName[];
  readonly modifiers?: Modifiers;
  /** It goes on from the question before it, and means this as a whole. */
  readonly follows?: string;
}
