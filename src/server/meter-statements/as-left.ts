import { STATEMENT_DUES } from '#catalogues/meter-statements.ts';
import { MOVES } from '#catalogues/sentences/estate/moves.ts';
import type { LedgerLine, StatementLine } from './lines.ts';
import type { LeftWith } from './move-lines.ts';

/** A statement up to where its reader left, and what the house was left with. */
export interface AsLeft {
  readonly lines: readonly StatementLine[];
  readonly left: LeftWith;
}

/**
 * The movements on a meter until it was noted that its reader had left, as far as they are the reader's: those before they left, what who
 * left has paid since, and of what was written off the part that was owed of their time. What was charged after that is none of their
 * business. What others did may leave less of the debt: one line says by how much, so that it closes with what is owed of their time.
 */
export function asTheyLeft(all: readonly LedgerLine[], until: Date): AsLeft {
  const dues = STATEMENT_DUES.map((due) =>
    dueAsLeft(
      all.filter((line) => line.due === due),
      until,
    ),
  );
  const sumOf = (part: 'owed' | 'credit' | 'gone') => dues.reduce((sum, due) => sum + due[part], 0);
  return {
    lines: [...all.filter(({ at }) => at < until), ...inOrder(dues.flatMap(({ since }) => since))].map(bare),
    left: { owed: sumOf('owed'), credit: sumOf('credit'), gone: sumOf('gone') },
  };
}

/** One due of it, kobo: what is owed of their time or was ahead, and the lines from where they left on. */
function dueAsLeft(all: readonly LedgerLine[], until: Date): LeftWith & { readonly since: readonly LedgerLine[] } {
  const before = sum(all.filter(({ at }) => at < until));
  const later = all.filter(({ at }) => at >= until);
  const paid = later.filter(({ of }) => of === 'leaving');
  const others = later.filter(({ of }) => of === null);
  const unpaid = Math.max(0, before + sum(paid));
  const owed = Math.max(0, Math.min(unpaid, before + sum(paid) + sum(others)));
  const writeOffs = later
    .filter(({ of }) => of === 'write-off')
    .map((line) => ({ ...line, kobo: -Math.min(-line.kobo, owed) }))
    .filter(({ kobo }) => kobo < 0);
  const last = others.findLast(({ kobo }) => kobo < 0);
  const less = last === undefined || owed === unpaid ? [] : [takenOff(last, unpaid - owed)];
  return { owed, credit: Math.max(0, -before), gone: -sum(writeOffs), since: [...paid, ...less, ...writeOffs] };
}

/** That others have made a debt smaller by some kobo, where the last of it was; who and why is not the reader's. */
const takenOff = ({ id, at, due }: LedgerLine, kobo: number): LedgerLine => ({
  ...{ id, at, due, kind: 'correction', what: MOVES.line.lessSince, by: null, why: null, kobo: -kobo, of: null },
});

const inOrder = (lines: readonly LedgerLine[]) =>
  lines.toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.id - other.id);

const bare = ({ of: _, ...line }: LedgerLine): StatementLine => line;
const sum = (lines: readonly Pick<StatementLine, 'kobo'>[]): number => lines.reduce((all, { kobo }) => all + kobo, 0);
