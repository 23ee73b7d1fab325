import { unanswered } from '#catalogues/calls/no-answer.ts';
import { ORDER_KIND_NAMES } from '#catalogues/orders.ts';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { TROUBLE_SENTENCES as SAID } from '#catalogues/sentences/support/trouble.ts';
import type { FlowDeps } from '#machines/kit/flow.ts';
import { fileName } from '#machines/kit/memory/chosen.ts';
import type { Say } from '#machines/kit/view.ts';
import type { Checked, Learned, Trouble, TroubleContext } from './context.ts';
import { soughtBy } from './fields/asked.ts';
import { attachmentsAsked } from './fields/attachments.ts';
import { type Looked, look } from './lookup/look.ts';
import { owedWords } from './lookup/owed.ts';
import { recentPayments } from './lookup/recent.ts';
import { ticketOf } from './ticket.ts';

/** What opening a ticket came to. `clears`: answers that are of no more use. */
export type Filed =
  | { readonly kind: 'filed'; readonly number: string; readonly message: string }
  | { readonly kind: 'refused'; readonly say: readonly Say[]; readonly clears: readonly string[] };

/** What somebody asked for came to, in words. */
export interface Mailed {
  readonly say: readonly Say[];
}

const danger = (text: string): readonly Say[] => [{ tone: 'danger', text }];

/** The calls of a troubleshooting flow, every one safe to repeat. They reject only where there was no answer. */
export function troubleCalls(deps: FlowDeps, trouble: Trouble) {
  const { services, files, wait, proveHuman } = deps;

  async function proofOf(signal: AbortSignal): Promise<string | null> {
    const answer = await services.robotCheck({}, signal);
    return answer.status === 200 ? proveHuman(answer.data, signal) : null;
  }

  return {
    async learn({ person }: TroubleContext, signal: AbortSignal): Promise<Learned> {
      const kinds = trouble.finds?.kinds ?? [];
      const lists = person !== null && ORDER_KIND_NAMES.some((kind) => kinds.includes(kind));
      const [settings, recent, owed] = await Promise.all([
        services.portalSettings({}, signal),
        lists ? recentPayments(services, { kinds, role: person.role ?? null }, signal).catch(unanswered) : null,
        person?.meterNumber ? owedWords(services, person.meterNumber, signal).catch(unanswered) : null,
      ]);
      return { support: settings.data.support, recent, owed };
    },

    look: (context: TroubleContext, signal: AbortSignal): Promise<Looked> =>
      look(services, soughtBy(trouble, context), context, signal),

    async mail({ orderId }: Pick<Checked, 'orderId'>, signal: AbortSignal): Promise<Mailed> {
      const answer = await services.resendReceipt({ orderId }, signal);
      if (answer.status !== 200) return { say: danger(answer.data.message) };
      return { say: [{ tone: 'success', text: SAID.mailed(answer.data.sentTo) }] };
    },

    /** Resolves once the order stands otherwise than it was told. */
    async watch({ orderId, state }: Pick<Checked, 'orderId' | 'state'>, signal: AbortSignal): Promise<null> {
      for (;;) {
        const answer = await services.orderStatus({ orderId, wait: state }, signal).catch(unanswered);
        signal.throwIfAborted();
        if (answer?.status === 200 && answer.data.state !== state) return null;
        // The server holds its answer until something changes. What is waited for here is a lost line, a refusal, and a hold that
        // was cut short, as where somebody watches in very many windows, which all ask again.
        await wait('reconnect', signal);
      }
    },

    async file(context: TroubleContext, signal: AbortSignal): Promise<Filed> {
      const { runId, answers, person } = context;
      const chosen = attachmentsAsked(answers).filter((part) => fileName(answers.values[part] ?? '') !== '');
      const attached = chosen.map((part) => ({ part, file: files.read(runId, part) }));
      const gone = attached.flatMap(({ part, file }) => (file === null ? [part] : []));
      if (gone.length > 0) return { kind: 'refused', say: [{ tone: 'info', text: SENTENCES.fileLost }], clears: gone };
      const parts = Object.fromEntries(attached.map(({ part, file }) => [part, file ?? undefined]));
      const proof = person === null ? await proofOf(signal) : undefined;
      if (proof === null) return { kind: 'refused', say: danger(SAID.ticketNotOpened), clears: [] };
      const answer = await services.openTicket(
        { ...ticketOf(trouble, context), ...(proof !== undefined && { proof }), ...parts },
        signal,
      );
      if (answer.status === 200) {
        files.forget(runId);
        return { kind: 'filed', ...answer.data };
      }
      const { message } = answer.data;
      const refused = answer.status === 400 && answer.data.code === 'file-not-taken';
      // The server names the one that it does not take; the others stay.
      const named = attached.filter(({ file }) => file !== null && message.startsWith(file.name));
      const clears = refused ? (named.length > 0 ? named : attached).map(({ part }) => part) : [];
      for (const name of clears) files.forget(runId, name);
      return { kind: 'refused', say: danger(message), clears };
    },
  };
}
