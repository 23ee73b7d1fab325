import { ADMINISTRATION_SENTENCES } from '#catalogues/sentences/estate/administration.ts';
import type { FileSaid } from '#machines/talk/besides.ts';
import { plain } from '../../lines.ts';
import type { Scene } from '../../scene.ts';
import { signInForThat } from '../starting/sign-in-first.ts';
import { type Turn, toAsk, turn } from '../turn.ts';

/** Of which meter and which days, each where it is said. */
interface StatementAsked {
  readonly meter?: string;
  /** What whoever asks calls a meter of theirs. */
  readonly called?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The statement of account of a meter of one's own, or of the one that an administrator names; null for whoever may see none of it. */
export function statementOfAccount(scene: Scene, { meter, called, from, to }: StatementAsked): Turn | null {
  const { role } = scene.session;
  const which = meter ?? (role === 'service-user' ? called : undefined);
  if (role === null) return meter === undefined ? signInForThat(scene) : null;
  const isOwn = role === 'service-user' || role === 'service-owner';
  // An administrator's without a meter is the estate's own.
  if (!isOwn && (role !== 'service-admin' || meter === undefined)) return null;
  const asked = { ...(which !== undefined && { meter: which }), ...(from && { from }), ...(to && { to }) };
  const file = scene.sense.modifiers?.file;
  return file === undefined ? toAsk({ kind: 'list', name: 'meter-statement', asked }) : statementFile(asked, file);
}

/** The file of a statement of account: of the meter and the days that its address has. */
export const statementFile = (asked: Readonly<Record<string, string>>, { as = 'pdf' }: FileSaid): Turn =>
  toAsk({ kind: 'list', name: 'meter-statement', asked: { ...asked, file: as }, file: true });

/**
 * The same of a sentence that means it without saying it as it is called. An administrator's is found by its meter: who or which house is named is
 * looked up: a house's is told, somebody's is offered.
 */
export function aboutStatementOfAccount(scene: Scene): Turn | null {
  const { intent, slots } = scene.sense;
  if (intent !== 'meter-statement') return null;
  const { meterNumber, house, from, to } = slots;
  const whose = house ?? slots.name;
  const days = { ...(from !== undefined && { from: String(from) }), ...(to !== undefined && { to: String(to) }) };
  const { file } = scene.sense.modifiers ?? {};
  if (scene.session.role === 'service-admin' && meterNumber === undefined)
    return whose === undefined
      ? turn({ lines: [plain(ADMINISTRATION_SENTENCES.statementByMeter)], askAgain: true })
      : toAsk({
          kind: 'resident',
          term: String(whose),
          verifying: false,
          ...(house !== undefined && { statement: { ...days, ...(file !== undefined && { file: file.as ?? 'pdf' }) } }),
        });
  return statementOfAccount(scene, {
    ...(meterNumber !== undefined && { meter: String(meterNumber) }),
    ...(whose !== undefined && { called: String(whose) }),
    ...days,
  });
}
