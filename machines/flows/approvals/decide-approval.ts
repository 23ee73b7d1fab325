import * as z from 'zod/mini';
import { APPROVAL_DAYS, APPROVAL_DEEDS, APPROVAL_REASON, type ApprovalDeed } from '#catalogues/approvals.ts';
import type { CallAnswer, Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { koboOf } from '#catalogues/money.ts';
import { APPROVALS as SAID } from '#catalogues/sentences/approvals.ts';
import { choiceField } from '#machines/flows/storefront/fields.ts';
import type { Field } from '#machines/kit/field.ts';
import { required } from '#machines/kit/fields.ts';
import type { Flow, FlowDeps } from '#machines/kit/flow.ts';
import { type FormAt, type Listed, type Looked, refused, taken } from '#machines/kit/submitting/form.ts';
import { provesAgain } from '#machines/kit/submitting/proves-again.ts';
import { submitting } from '#machines/kit/submitting/submitting.ts';
import { approvalAbout, approvalLines } from '#machines/kit/writing/approval.ts';
import { formatNaira, formatWhen } from '#machines/kit/writing/format.ts';
import { listOf } from '../platform/fields.ts';
import { everyRow } from '../platform/pages-of.ts';
import { refusal } from '../platform/sent.ts';

type Approval = Extract<CallAnswer<'approvals'>, { status: 200 }>['data']['approvals'][number];

const approvalField = (at: FormAt) =>
  choiceField({ label: SAID.number, ask: SAID.which, placeholder: SAID.select }, listOf(at, 'approvals'), SAID.select, {
    several: SAID.which,
    none: SAID.notFound,
  });

/** Whoever asked for it takes it back; it is for others to approve or refuse. */
function deedField(at: FormAt) {
  const chosen = at.lists.approvals?.find(({ value }) => value === at.answers.values.approval);
  const deeds =
    chosen === undefined ? APPROVAL_DEEDS : APPROVAL_DEEDS.filter((deed) => (deed === 'take-back') === chosen.used);
  return choiceField(
    { label: SAID.deed, ask: SAID.whichDeed, placeholder: '' },
    deeds.map((value) => ({ value, label: SAID.deeds[value] })),
    SAID.whichDeed,
  );
}

const deedOf = (value: string | undefined): ApprovalDeed | undefined => APPROVAL_DEEDS.find((one) => one === value);

/** Why something is asked for or refused: somebody else reads it. */
export const reasonField = (ask: string, needed: string): Field => ({
  ...{ label: SAID.reason, ask, kind: 'area', placeholder: SAID.whyExample },
  schema: required(needed).check(
    z.minLength(APPROVAL_REASON.least, needed),
    z.maxLength(APPROVAL_REASON.most, SAID.whyLong(APPROVAL_REASON.most)),
  ),
});

const REASON = reasonField(SAID.whyRefuse, SAID.whyNeeded);

const everyWaiting = (services: Pick<Services, 'approvals'>, signal: AbortSignal) =>
  everyRow(async (page) => {
    const answer = await services.approvals({ page, of: 'waiting' }, signal);
    return answer.status === 200 ? { rows: answer.data.approvals, total: answer.data.total } : null;
  });

const listed = (one: Approval): Listed => ({
  value: String(one.id),
  label: SAID.called(one.id, SAID.kinds[one.kind]),
  own: true,
  used: one.mine,
  detail: approvalAbout(one),
});

/** A yes that lets money move says how much; a refusal, and what is taken back, move none. */
function yesOf(facts: Approval | null, deed: ApprovalDeed) {
  if (deed !== 'approve' || facts === null || facts.amount === null) return SAID.yes[deed];
  const sum = formatNaira(koboOf(facts.amount));
  return facts.kind === 'refund' ? SAID.yesRefund(sum) : SAID.yesChange(sum);
}

/** Approving what somebody else asked for, refusing it, or taking back what one asked for oneself; what is decided on is read back as it stands now. */
export function decideApproval(deps: FlowDeps): Flow {
  const { services, changed } = deps;
  return submitting<Approval>(deps, {
    name: 'decide-approval',
    version: 1,
    title: SAID.deciding,
    async lists(_, signal): Promise<Looked> {
      const waiting = await everyWaiting(services, signal);
      if (waiting === null) return refused(MESSAGES.networkFailure);
      if (waiting.length === 0) return { kind: 'needless', why: SAID.none.waiting };
      return { kind: 'good', lists: { approvals: waiting.map(listed) } };
    },
    fields: (at) => ({ approval: approvalField(at), deed: deedField(at), reason: REASON }),
    asked: ({ answers: { values } }) => ['approval', 'deed', ...(values.deed === 'refuse' ? ['reason'] : [])],
    atOnce: true,
    words: { send: SAID.goOn, listing: SAID.listing, checking: SAID.listing, sending: SAID.saving },
    unreachable: MESSAGES.networkFailure,
    proof: provesAgain(services),
    async check({ value }, signal) {
      const waiting = await everyWaiting(services, signal);
      if (waiting === null) return refused(MESSAGES.networkFailure);
      const found = waiting.find(({ id }) => String(id) === value('approval'));
      if (found === undefined) return { kind: 'needless', why: SAID.notFound };
      if (found.mine && value('deed') !== 'take-back') return { kind: 'needless', why: SAID.own };
      return !found.mine && value('deed') === 'take-back'
        ? { kind: 'needless', why: SAID.notOwn }
        : { kind: 'good', facts: found };
    },
    confirm: {
      dialog: ({ facts, answers: { values } }) => {
        const deed = deedOf(values.deed) ?? 'take-back';
        if (facts === null) return { title: SAID.deciding, lines: [] };
        const { id, kind, by, askedAt, reason } = facts;
        const follows = kind === 'refund' ? SAID.follows.refund(APPROVAL_DAYS) : SAID.follows[kind];
        return {
          title: SAID.dialog[deed](id),
          lines: [
            ...approvalLines(facts),
            SAID.asksFor(facts.mine ? SAID.you : (by ?? SAID.gone), formatWhen(askedAt)),
            SAID.because(reason),
            ...(deed === 'approve' ? [follows, SAID.lookTwice] : []),
          ],
        };
      },
      yes: ({ facts, answers: { values } }) => yesOf(facts, deedOf(values.deed) ?? 'take-back'),
      no: SAID.no,
      declined: { ends: SAID.left },
    },
    async send({ facts, value }, signal) {
      const deed = deedOf(value('deed'));
      if (facts === null || deed === undefined) return refused(MESSAGES.networkFailure);
      const because = deed === 'refuse' ? { reason: value('reason').trim() } : {};
      const answer = await services.decideApproval({ id: facts.id, deed, ...because }, signal);
      changed('rows');
      return answer.status === 200 ? taken(answer.data.message) : refusal(answer, undefined, MESSAGES.networkFailure);
    },
  });
}
