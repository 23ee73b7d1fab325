/** What the build makes beside a file of text, the smallest first, and how its name ends. */
export const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** How an answer's bytes are packed; null as they are. */
export type Encoding = (typeof ENCODINGS)[number]['name'] | null;

/** The smallest of the encodings there are that an `Accept-Encoding` allows (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined, there: readonly Encoding[]): Encoding {
  const weights = new Map(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', ...given] = one.split(';').map((part) => part.trim());
        const weight = given.find((part) => part.startsWith('q='));
        return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
      }),
  );
  const allowed = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return ENCODINGS.find(({ name }) => there.includes(name) && allowed(name))?.name ?? null;
}
