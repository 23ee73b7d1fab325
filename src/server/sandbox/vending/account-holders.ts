import { createHash } from 'node:crypto';
import { SANDBOX_ACCOUNT_ENDINGS } from '#catalogues/sandbox.ts';

const FIRST = [
  'Amina',
  'Bolanle',
  'Chinedu',
  'Damilola',
  'Ebele',
  'Folake',
  'Garba',
  'Halima',
  'Ifeoma',
  'Jide',
] as const;
const LAST = [
  'Abara',
  'Bankole',
  'Chukwu',
  'Danjuma',
  'Ezeala',
  'Fadipe',
  'Gambo',
  'Hassan',
  'Ibeh',
  'Kolade',
] as const;

/** Who a sandbox provider says holds an account: null, nobody; `silent`, no answer. The name is made up from the number. */
export function holderOf(account: string): { readonly name: string } | null | 'silent' {
  const behaviour = SANDBOX_ACCOUNT_ENDINGS.find(({ ending }) => account.endsWith(ending))?.behaviour;
  if (behaviour === 'unknown') return null;
  if (behaviour === 'silent') return 'silent';
  if (behaviour === 'nameless') return { name: '' };
  const [first = 0, last = 0] = createHash('sha256').update(account).digest();
  return { name: `${FIRST[first % FIRST.length]} ${LAST[last % LAST.length]}` };
}
