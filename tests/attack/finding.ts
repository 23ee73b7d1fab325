import type { Heard, Sent, Target } from './target.ts';

/** Something that an attack found. */
export interface Finding {
  readonly what: string;
  /** The request that shows it. */
  readonly by: Sent;
}

/** What a crawl knows of a portal, for attacks to go through. */
export interface Known {
  /** Addresses that answered, with what they answered. */
  readonly pages: ReadonlyMap<string, Heard>;
  /** A session's token by role. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** One kind of attack. Nothing of it is needed again: the portal is thrown away. */
export interface Attack {
  readonly name: string;
  run(target: Target, known: Known): Promise<Attacked>;
}

/** How an attack went. */
export interface Attacked {
  /** Answers by their status; 0: the connection was closed. */
  readonly answers: ReadonlyMap<number, number>;
  readonly findings: readonly Finding[];
}

/** Words of an answer that say more of the portal's inside than anybody is to know. */
const INSIDE: readonly (readonly [RegExp, string])[] = [
  [/\n\s+at (?:async )?[\w.<>]+ \(?(?:file:|node:|\/)/, 'a stack'],
  [/\/node_modules\//, 'a path of a package'],
  [
    /syntax error at or near|invalid input syntax for|violates \w+ constraint|relation "\w+" does not exist/i,
    'an error of the data base',
  ],
  [/postgres(?:ql)?:\/\/[^\s"]+@/, 'an address of a data base'],
  [/-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/, 'a private key'],
  [/root:x:0:0/, 'a file of the machine'],
];

/** What is wrong with an answer, whatever was asked. */
export function wrongIn(heard: Heard): readonly string[] {
  const { status, headers, text } = heard;
  return [
    ...(status >= 500 && status !== 503 ? [`a fault: ${status}`] : []),
    // What Node itself refuses has no words.
    ...(text === '' || headers['x-content-type-options'] === 'nosniff'
      ? []
      : ['may be taken for another kind: no nosniff']),
    ...INSIDE.filter(([pattern]) => pattern.test(text)).map(([, what]) => `tells ${what}`),
  ];
}

/** Counts answers and gathers findings of one attack. */
export function gather(target: Target) {
  const answers = new Map<number, number>();
  const findings: Finding[] = [];
  return {
    /** Sends one, looks at what every answer is to be, and then at what `look` finds in it. Null where the connection was closed. */
    async try(sent: Sent, look: (heard: Heard) => readonly string[] = () => []): Promise<Heard | null> {
      const heard = await target.send(sent).catch(() => null);
      const status = heard?.status ?? 0;
      answers.set(status, (answers.get(status) ?? 0) + 1);
      if (heard !== null) findings.push(...[...wrongIn(heard), ...look(heard)].map((what) => ({ what, by: sent })));
      return heard;
    },
    found: (finding: Finding) => void findings.push(finding),
    done: (): Attacked => ({ answers, findings }),
  };
}
