import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { linesOf } from '#machines/assistant/lines.ts';
import { present } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';
import { asking } from '../../../../tests/portal/support/scenes/conversations.ts';
import { portal } from '../../../../tests/portal/support/scenes/messages.ts';
import { everyFlow, explore } from '../../../../tests/support/actors/machines.ts';
import type { Area, Scene } from '../../scene.ts';

/** On a desk the form stands beside the conversation; elsewhere each has a picture of its own. */
const ALONE_PX = [360, 1024] as const;

/** The area of every step of every flow, by which `--only` finds it. */
export const STEPS = 'steps';

/**
 * Every step of every flow as the conversation and as the form: the machines are walked, and what each step shows is drawn
 * without a server. Nobody writes these down, so a new flow has its pictures at once. The walk takes its time.
 */
export function stepScenes(): Area {
  return { area: STEPS, scenes: everyFlow().flatMap((flow) => viewsOf(flow).flatMap(drawn)) };
}

/** One view of each step. */
const viewsOf = (flow: ReturnType<typeof everyFlow>[number]): readonly View[] => [
  ...new Map(
    explore(flow)
      .map((snapshot) => present(flow, snapshot))
      .map((view) => [view.step, view]),
  ).values(),
];

function drawn(view: View): readonly Scene[] {
  const scene = {
    as: 'resident',
    flow: view.flow,
    drawn: { ...asking, ...told(view), view, busy: view.busy },
  } as const;
  const named = (face: string) => ({
    ...scene,
    name: `${view.flow} ${view.step} ${face}`,
    at: `/toUpPower?face=${face}`,
  });
  return [{ ...named('chat'), widths: ALONE_PX }, named('form')];
}

/** What the conversation has come to at a step: what the step says, what it asks, and what was bought. */
function told(view: View): Pick<ConversationView, 'messages' | 'composer'> {
  const asked = view.fields.find(({ name }) => name === view.next);
  return {
    messages: [portal(`${view.title}.`), ...linesOf(view).map(({ text, ...line }) => portal(text, line))],
    composer: asked
      ? { ...asking.composer, placeholder: asked.placeholder, masked: asked.kind === 'secret' }
      : asking.composer,
  };
}
