import * as z from 'zod/mini';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf, nairaOf } from '#catalogues/money.ts';
import { providerOf } from '#catalogues/products/providers.ts';
import { PLATFORM_FLOW } from '#catalogues/sentences/platform/flows.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { parseNaira } from '#machines/kit/reading/naira.ts';
import { type FormAt, refused, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { formatNaira } from '#machines/kit/writing/format.ts';
import { chosen, listOf } from '../fields.ts';
import { refusal } from '../sent.ts';

/** A fee before and after, kobo; null where there is none. */
interface FeeFacts {
  readonly before: number | null;
  readonly after: number | null;
}

/** Largest fee, kobo. */
const MOST = 10_000_000;

const NONE = /^(?:none|no fee|nothing|null|remove|take away)$/i;

const FEE = {
  label: 'Convenience fee',
  ask: 'What should the fee be, in naira?',
  kind: 'text',
  placeholder: 'e.g. 100',
  hint: PLATFORM_FLOW.feeHint,
  schema: z.pipe(
    z.string(),
    z.transform((raw, ctx): number | null => {
      const message = problemOf(raw);
      if (message !== null) ctx.issues.push({ code: 'custom', message, input: raw });
      return feeIn(raw);
    }),
  ),
} as const satisfies Field;

/** Setting what a purchase from a provider carries as convenience fee; none makes the provider unavailable (DECISIONS 18). */
export function setProviderFee(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<FeeFacts>(deps, {
    name: 'set-provider-fee',
    version: 3,
    title: 'Set a convenience fee',
    async lists(_, signal) {
      const answer = await services.providerFees({}, signal);
      if (answer.status !== 200) return refused(MESSAGES.networkFailure);
      const providers = answer.data.fees.map(({ provider, label }) => ({
        value: provider,
        label,
        detail: providerOf(provider)?.fullName ?? '',
      }));
      return { kind: 'good', lists: { providers } };
    },
    fields: (at) => ({ provider: providerField(at), fee: FEE }),
    asked: ['provider', 'fee'],
    atOnce: true,
    words: { send: 'Save', listing: 'Looking at the fees', sending: 'Saving the fee' },
    unreachable: MESSAGES.administrationServerError,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const answer = await services.providerFees({}, signal);
      const held = answer.status === 200 && answer.data.fees.find(({ provider }) => provider === value('provider'));
      if (!held) return refused(MESSAGES.administrationServerError);
      const before = held.fee === null ? null : koboOf(held.fee);
      return { kind: 'good', facts: { before, after: feeIn(value('fee')) } };
    },
    confirm: {
      dialog: (context) => ({
        title: PLATFORM_FLOW.feeDialog(chosen(context, 'providers', context.answers.values.provider ?? '')),
        lines: [
          PLATFORM_FLOW.feeChange(feeWords(context.facts?.before ?? null), feeWords(context.facts?.after ?? null)),
          PLATFORM_FLOW.feeScope,
        ],
      }),
      yes: ({ facts }) =>
        facts?.after == null
          ? { label: 'Yes, set it', formLabel: 'Set it' }
          : PLATFORM_FLOW.feeTo(formatNaira(facts.after)),
      no: PLATFORM_FLOW.keepFee,
      declined: { ends: PLATFORM_FLOW.feeKept },
    },
    async send({ value }, signal) {
      const kobo = feeIn(value('fee'));
      const input = { provider: value('provider'), fee: kobo === null ? null : nairaOf(kobo) };
      const answer = await services.setProviderFee(input, signal);
      if (answer.status !== 200) return refusal(answer, 'fee');
      changed('rows');
      return taken(answer.data.message);
    },
  });
}

const feeWords = (kobo: number | null): string => (kobo === null ? PLATFORM_FLOW.noFee : formatNaira(kobo));

const feeIn = (raw: string): number | null => (NONE.test(raw.trim()) ? null : parseNaira(raw));

function problemOf(raw: string): string | null {
  if (raw.trim() === '') return PLATFORM_FLOW.feeRequired;
  if (NONE.test(raw.trim())) return null;
  const kobo = parseNaira(raw);
  if (kobo === null) return PLATFORM_FLOW.feeUnclear;
  return kobo > MOST ? PLATFORM_FLOW.feeLarge : null;
}

const providerField = (at: FormAt): Field =>
  choiceField(
    { label: 'Provider', ask: PLATFORM_FLOW.whichProvider, placeholder: 'Select provider' },
    listOf(at, 'providers'),
    PLATFORM_FLOW.selectProvider,
  );
