import { CONTROLS } from '#catalogues/sentences/controls.ts';
import type { Result } from '#machines/kit/view.ts';
import { formatToken } from '#machines/kit/writing/format.ts';

/** That a token is there, with its digits in fours, for who does not see its card: said by the log, or the status of a form, that it stands in. */
export function TokenReady({ of: { token, tokens } }: { of: Result }) {
  const all = tokens?.each.map(({ label, digits }) => `${label}: ${formatToken(digits)}`).join('. ');
  const ready = all ?? (token && formatToken(token));
  return ready === undefined ? null : <p className="hidden">{CONTROLS.tokenReady(ready)}</p>;
}
