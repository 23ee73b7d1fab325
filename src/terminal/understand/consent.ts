import * as z from 'zod/mini';
import type { Role } from '#catalogues/roles.ts';
import { type Act, actOf } from '#machines/talk/consent/agreement.ts';
import { lineProblem, meaningOfLine } from './line.ts';
import type { Scored } from './score.ts';

const ACTS = ['yes', 'no', 'change', 'ask', 'unclear'] as const satisfies readonly Act[];
const act = z.enum(ACTS);

/** A sentence said at a read-back with its verdict; without one it is talk about something else, and agrees to nothing. */
const Labelled = z.object({
  text: z.string(),
  verdict: z.optional(act),
  accept: z.optional(z.array(act)),
  /** What everyday talk is about; `yes` agrees there as well. */
  label: z.optional(z.string()),
  open: z.optional(z.looseObject({})),
});

/** Where a sentence is tried that names no read-back of its own. */
const READ_BACKS: readonly { readonly flow: string; readonly role: Role | null }[] = [
  { flow: 'buy-power', role: 'service-user' },
  { flow: 'airtime', role: null },
  { flow: 'pay-services', role: 'service-user' },
  { flow: 'update-payment', role: 'service-admin' },
  { flow: 'deactivate-estate', role: 'netplus-admin' },
];

type Consent =
  | Exclude<Scored, { state: 'scored' }>
  | (Extract<Scored, { state: 'scored' }> & { readonly wrong: number });

interface Said {
  readonly text: string;
  readonly flow: string;
  readonly wanted: Act | null;
  readonly accept: readonly Act[];
  readonly got: Act;
}

/**
 * `npm run understand -- --consent FILE`: how many sentences that are no yes count as one, and how many real yeses do. `wrong`
 * is the first of the two.
 */
export function scoreConsent(text: string, today: string): Consent {
  const said: Said[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      said.push(...saidOf(JSON.parse(line), today));
    } catch (error) {
      return { state: 'unread', line: at + 1, problem: lineProblem(error) };
    }
  }
  const wrong = said.filter(({ wanted, got }) => wanted !== 'yes' && got === 'yes');
  return { state: 'scored', report: report(said, wrong), wrong: wrong.length };
}

function saidOf(json: unknown, today: string): Said[] {
  const { text, verdict, accept = [], label, open } = Labelled.parse(json);
  const wanted = verdict ?? (label === 'yes' ? 'yes' : null);
  const row = z.looseObject({}).parse(json);
  const places = open ? [row] : READ_BACKS.map(({ flow, role }) => ({ text, role, open: { flow, field: 'confirm' } }));
  return places.map((place) => ({
    text,
    flow: z.object({ open: z.object({ flow: z.string() }) }).parse(place).open.flow,
    wanted,
    accept,
    got: actOf(meaningOfLine(place, today)),
  }));
}

function report(said: readonly Said[], wrong: readonly Said[]): string[] {
  const yeses = said.filter(({ wanted }) => wanted === 'yes');
  const asked = yeses.filter(({ got }) => got !== 'yes');
  const labelled = said.filter(({ wanted }) => wanted !== null);
  const right = labelled.filter(({ wanted, accept, got }) => got === wanted || accept.includes(got));
  return [
    `no yes, but counted as one ${wrong.length} of ${said.length - yeses.length}`,
    ...wrong.map(shown),
    `real yes ${yeses.length - asked.length} of ${yeses.length}`,
    `verdicts right ${right.length} of ${labelled.length}`,
    `asked again ${asked.length}`,
    ...asked.map(shown),
  ];
}

const shown = ({ text, flow, got }: Said): string => `  ${JSON.stringify(text)}  ${flow} -> ${got}`;
