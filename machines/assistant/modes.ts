import type { Scene } from './scene.ts';

/**
 * What a conversation is in the middle of; in each of them other things are allowed. The first five stand over the step of the run
 * that is open, and several may at once; of the other six there is always exactly one. While a masked answer is typed nothing is
 * read as a sentence at all: that mode is the composer's (`composer.masked`).
 */
export type Mode =
  /** What was asked for is being looked up, and begins after that. */
  | 'awaiting'
  /** It is asked whether to go back to what was set aside. */
  | 'offering'
  /** It is asked which of several readings was meant. */
  | 'choosing'
  /** The page of the run on top was only looked at, and nothing waits below it. */
  | 'looking'
  /** Nothing is open. */
  | 'idle'
  /** The run on top works, and takes nothing. */
  | 'working'
  /** A card is being put in: the window has a face of its own, and nothing else may take its place. */
  | 'card-window'
  /** What is read back waits for a yes. */
  | 'confirming'
  /** A question is open. */
  | 'asking'
  /** Something stands there that asks nothing: a result, a page to read, or what is in the way. */
  | 'standing';

/** The part of a scene that its modes hang on. */
export type ModeScene = Pick<Scene, 'awaited' | 'offer' | 'options' | 'progress' | 'stack' | 'view'>;

/** The step of the run on top, as a mode. */
export function stepMode({ stack, view }: Pick<Scene, 'stack' | 'view'>): Mode {
  if (stack.length === 0 || view === null) return 'idle';
  if (view.busy !== null) return 'working';
  if (view.widget !== null) return 'card-window';
  if (view.actions.some(({ type, enabled }) => type === 'CONFIRM' && enabled)) return 'confirming';
  return view.next === null ? 'standing' : 'asking';
}

/** The modes that a conversation is in, the one that was entered last first: that one is asked first what it makes of an act. */
export function modesOf(scene: ModeScene): readonly Mode[] {
  const { awaited, offer, options, progress, stack } = scene;
  return [
    ...(awaited ? (['awaiting'] as const) : []),
    ...(offer ? (['offering'] as const) : []),
    ...(options.length > 0 ? (['choosing'] as const) : []),
    ...(progress === 'looked-at' && stack.length === 1 ? (['looking'] as const) : []),
    stepMode(scene),
  ];
}
