import type { CallAnswer, CallInput, Services } from '#catalogues/calls/services.ts';
import { problem } from '../answers.ts';
import type { AccountScript } from './accounts.ts';

type Good = Extract<CallAnswer<'utterances'>, { status: 200 }>['data'];

/** What a portal knows of sentences that were not understood, as data that a test can change. */
export interface UtteranceScript {
  utterances: Good['utterances'];
  counts: Extract<CallAnswer<'utteranceCounts'>, { status: 200 }>['data']['counts'];
  /** What was counted and what was sent to be kept. */
  readonly counted: CallInput<'countUtterances'>['counted'][number][];
  readonly said: CallInput<'keepUtterances'>['said'][number][];
}

/** A sentence that was not understood, as the list has it. */
export const utterance = (of: Partial<Good['utterances'][number]>): Good['utterances'][number] => ({
  id: 1,
  text: 'abeg quench my light',
  role: 'service-user',
  kind: 'missed',
  understood: 'none',
  offered: ['buy-power', 'token-issues'],
  chosen: 'token-issues',
  lastAt: '2026-11-21T09:00:00.000Z',
  times: 3,
  label: null,
  ...of,
});

export const noUtterances = (): UtteranceScript => ({ utterances: [], counts: [], counted: [], said: [] });

/** The calls about sentences that were not understood, answered from a script. */
export function scriptedUtterances(
  script: UtteranceScript & Pick<AccountScript, 'learning'>,
  note: (name: string, input: unknown) => void,
): Pick<
  Services,
  'countUtterances' | 'keepUtterances' | 'utterances' | 'utteranceCounts' | 'labelUtterance' | 'setLearning'
> {
  return {
    // Nobody asked for these two, and no test but their own has to know of them.
    async countUtterances({ counted }) {
      script.counted.push(...counted);
      return { status: 200, data: { wanted: script.learning } };
    },
    async keepUtterances({ said }) {
      script.said.push(...said);
      return { status: 200, data: { kept: said.length } };
    },
    async utterances(input) {
      note('utterances', input);
      const utterances = script.utterances.filter(({ label }) => (label !== null) === (input.list === 'labelled'));
      return { status: 200, data: { utterances, total: utterances.length, days: 90 } };
    },
    async utteranceCounts(input) {
      note('utteranceCounts', input);
      return { status: 200, data: { counts: script.counts } };
    },
    async labelUtterance(input) {
      note('labelUtterance', input);
      const known = script.utterances.some(({ id }) => id === input.id);
      script.utterances = script.utterances.flatMap((one) => {
        if (one.id !== input.id) return [one];
        return input.intent === null ? [] : [{ ...one, label: input.intent }];
      });
      return known
        ? { status: 200, data: { message: 'Done.' } }
        : { status: 400, data: problem('This sentence is not kept any more.') };
    },
    async setLearning(input) {
      note('setLearning', input);
      script.learning = input.agreed;
      return { status: 200, data: { message: 'Saved.' } };
    },
  };
}
