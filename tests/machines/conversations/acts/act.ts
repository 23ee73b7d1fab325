import type { FlowEvent } from '#machines/kit/events.ts';
import type { Person } from '../world/people.ts';
import type { WORLD } from './world-changes.ts';

type WidgetResult = Extract<FlowEvent, { type: 'WIDGET' }>['result'];

/** Something that happens in a conversation; `pick` chooses among what there is at that moment. */
export type Act =
  | { readonly do: 'say'; readonly text: string }
  /** A question beside whatever is open. */
  | { readonly do: 'ask'; readonly text: string }
  /** A good answer to the open question, typed. */
  | { readonly do: 'answer'; readonly pick: number }
  /** One of the open step's buttons. */
  | { readonly do: 'press'; readonly pick: number }
  /** One of the buttons that the chat offers. */
  | { readonly do: 'offer'; readonly pick: number }
  /** Every open question answered on the form, and the form sent. */
  | { readonly do: 'form'; readonly pick: number }
  | { readonly do: 'card'; readonly result: WidgetResult }
  | { readonly do: 'line'; readonly lost: boolean }
  | { readonly do: 'slow'; readonly held: boolean }
  /** One of the answers that are held back arrives. */
  | { readonly do: 'arrives'; readonly pick: number }
  /** The same person says something on another device, and comes back to this one. */
  | { readonly do: 'other device'; readonly text: string }
  | { readonly do: 'reload' }
  | { readonly do: 'expire' }
  | { readonly do: 'time passes' }
  | { readonly do: 'tab away and back' }
  | { readonly do: 'other tab'; readonly who: Person | 'visitor' }
  | { readonly do: 'sign out' }
  | { readonly do: 'open page'; readonly pick: number }
  | { readonly do: 'close' }
  | { readonly do: 'leave page' }
  | { readonly do: 'home' }
  | { readonly do: 'drop file'; readonly pick: number }
  | { readonly do: 'portal changes'; readonly what: keyof typeof WORLD };
