import { describe, type Ran } from './setting.ts';

interface Row {
  readonly name: string;
  rounds: number;
  orders: number;
  there: number;
  kills: number;
  broken: number;
  longestS: number;
}

/** The tables of a run, as Markdown: each fault, each point, and the one by the other. */
export function tablesOf(all: readonly Ran[]): string {
  const faults = [...new Set(all.flatMap(({ rounds }) => rounds.map(({ fault }) => fault)))].toSorted();
  const points = [...new Set(all.flatMap(({ rounds }) => rounds.map(({ point }) => point)))].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const settings = [...new Set(all.map(({ setting }) => describe(setting)))];
  const unknown = all.flatMap(({ broken }) => broken.filter(({ round }) => round === null)).length;
  const cell = (fault: string, point: string) => {
    const { kills, broken } = count(all, (one) => one.fault === fault && one.point === point);
    return broken === 0 ? `${kills || '·'}` : `${kills} (${broken} broken)`;
  };
  return [
    ...table(
      'Setting',
      settings.map((name) =>
        count(
          all.filter(({ setting }) => describe(setting) === name),
          () => true,
          name,
        ),
      ),
    ),
    '',
    ...table(
      'Fault',
      faults.map((name) => count(all, ({ fault }) => fault === name, name)),
    ),
    '',
    ...table(
      'Killed at',
      points.map((name) => count(all, ({ point }) => point === name, name)),
    ),
    '',
    `| Kills | ${points.join(' | ')} |`,
    `|---|${points.map(() => '---').join('|')}|`,
    ...faults.map((fault) => `| ${fault} | ${points.map((point) => cell(fault, point)).join(' | ')} |`),
    '',
    `Broken and about no round: ${unknown}.`,
    ...all.flatMap(({ broken }) => broken.map(({ words, round }) => `- round ${round ?? '-'}: ${words}`)),
  ].join('\n');
}

/** Sums over the rounds that are meant: a kill is one each. */
function count(all: readonly Ran[], isMeant: (round: Ran['rounds'][number]) => boolean, name = ''): Row {
  const row: Row = { name, rounds: 0, orders: 0, there: 0, kills: 0, broken: 0, longestS: 0 };
  for (const { rounds, bought, broken } of all) {
    const meant = new Set(rounds.filter(isMeant).map(({ number }) => number));
    row.rounds += meant.size;
    row.kills += meant.size;
    row.there += rounds.filter((round) => meant.has(round.number) && round.end === 'there').length;
    const own = bought.filter(({ round, orderId }) => orderId !== null && meant.has(round));
    row.orders += own.length;
    row.broken += broken.filter(({ round }) => round !== null && meant.has(round)).length;
    for (const { paidAt, endedAt } of own)
      if (paidAt !== null && endedAt !== null) row.longestS = Math.max(row.longestS, (endedAt - paidAt) / 1_000);
  }
  return row;
}

function table(first: string, rows: readonly Row[]): string[] {
  return [
    `| ${first} | Kills | of them at the point itself | Orders | Broken invariants | Longest time to an end, s |`,
    '|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, kills, there, orders, broken, longestS }) =>
        `| ${name} | ${kills} | ${there} | ${orders} | ${broken} | ${longestS.toFixed(0)} |`,
    ),
  ];
}
