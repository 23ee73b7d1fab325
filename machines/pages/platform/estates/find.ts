import type { Services } from '#catalogues/calls/services.ts';
import { type Good, type Read, read } from '../../answers.ts';

/** An estate as the platform's administrator sees it. */
export type Estate = Good<'estates'>['estates'][number];

/** The estate that some words mean: the one called so, else the first that fits; null where none does. */
export async function estateMeant(services: Services, term: string, signal: AbortSignal): Promise<Read<Estate | null>> {
  const came = await read(services.estates({ term }, signal), signal);
  if (came.kind === 'empty') return { kind: 'good', data: null };
  if (came.kind !== 'good') return came;
  const { estates } = came.data;
  const called = estates.find(({ name }) => name.toLowerCase() === term.trim().toLowerCase());
  return { kind: 'good', data: called ?? estates[0] ?? null };
}
