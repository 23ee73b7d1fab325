import type { Listed } from '#machines/kit/submitting/form.ts';

/** True for the id of one of the estates; what was typed instead may still turn out to be one. */
export const isEstate = (estates: readonly Listed[], estate: string): boolean =>
  estates.some(({ value }) => value === estate);

const same = (name: string) => name.trim().toLowerCase();

/**
 * What can be enabled for an estate: its own that are disabled, and what other estates have and it has not. One that several
 * have for the same amount stands there once. Nothing while it is not known which estate is meant.
 */
export function enableable(services: readonly Listed[], estate: string, estates: readonly Listed[]): readonly Listed[] {
  if (!isEstate(estates, estate)) return [];
  const own = services.filter(({ of }) => of === estate);
  const names = new Set(own.map(({ label }) => same(label)));
  const seen = new Set<string>();
  const others = services.filter(({ of, label, detail }) => {
    const key = `${same(label)} ${detail}`;
    if (of === estate || names.has(same(label)) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return [...own.filter(({ used }) => !used), ...others.map((one) => placed(one, estates))];
}

/** What can be disabled: what is enabled, in one estate or in all. */
export function disableable(
  services: readonly Listed[],
  estate: string,
  estates: readonly Listed[],
): readonly Listed[] {
  return services
    .filter(({ of, used }) => used && (estate === '' || of === estate))
    .map((one) => (estate === '' ? placed(one, estates) : one));
}

/** The same with the name of its estate beside it. */
function placed(one: Listed, estates: readonly Listed[]): Listed {
  const where = estates.find(({ value }) => value === one.of)?.label ?? '';
  return { ...one, detail: [one.detail, where].filter(Boolean).join(', ') };
}
