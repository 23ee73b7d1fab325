import { stageOf } from '../context.ts';
import type { TroubleKit } from '../setup.ts';
import { settled, toTicket } from '../ways.ts';
import { deliveredSay } from './told.ts';

const page = { page: 'describing' } as const;

/** The states in which it is asked what the meter shows, of a token that is there. */
export function describingStates(kit: TroubleKit) {
  const describing = kit.createStateConfig({
    meta: {
      kind: 'ask',
      fields: ['symptom'],
      say: ({ found }) => (found?.kind === 'order' && stageOf({ found }) === 'delivered' ? [deliveredSay(found)] : []),
      actions: [
        { type: 'NEXT', label: 'Go on' },
        { type: 'RETRY', label: 'E-mail it again', when: (context) => stageOf(context) === 'delivered' },
        { type: 'BACK', label: 'Back' },
        { type: 'CANCEL', label: 'Leave it' },
      ],
    },
    on: {
      FILL: { actions: 'fill' },
      NEXT: [
        { guard: { type: 'isComplete', params: page }, target: 'described', actions: 'quiet' },
        { actions: { type: 'insist', params: page } },
      ],
      BACK: { target: 'asking', actions: ['forgetFound', { type: 'reopen', params: { page: 'finding' } }] },
      RETRY: { guard: 'isDelivered', target: 'mailing', actions: 'quiet' },
      CONFIRM: settled,
      EDIT: [toTicket, { actions: { type: 'reopen', params: page } }],
      CANCEL: { target: 'cancelled', actions: 'quiet' },
    },
  });

  const described = kit.createStateConfig({
    meta: { kind: 'work', busy: () => 'One moment' },
    always: [{ guard: 'hasAdvice', target: 'advising' }, { target: 'reporting' }],
  });

  return { describing, described };
}
