import type { FieldView } from '#machines/kit/view.ts';

/** What a password manager must know of the form that a field stands on: nothing secret, a way in, or a new password. */
export type Completing = 'plain' | 'way in' | 'new password';

const NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  oldPassword: 'current-password',
};

/** What a form asks a password manager for: one that asks for a password twice sets it. */
export function completing(fields: readonly FieldView[]): Completing {
  if (!fields.some(({ kind }) => kind === 'secret')) return 'plain';
  return fields.some(({ name }) => name === 'confirmPassword') ? 'new password' : 'way in';
}

/** The `autocomplete` of a field. */
export function completes({ kind, name, code }: FieldView, form: Completing): string {
  const own = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (own) return own;
  if (code) return 'one-time-code';
  if (kind === 'secret') return form === 'new password' ? 'new-password' : 'current-password';
  if (kind === 'email') return form === 'plain' ? 'email' : 'username';
  return kind === 'phone' ? 'tel' : 'off';
}
