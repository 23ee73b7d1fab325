import { platformEstates } from '#catalogues/calls/platform/estates.ts';

/** Hurries where the operator has something to tell: a visitor reads it before they touch anything. */
export async function hurryForNotice(hurry: () => void): Promise<void> {
  try {
    const answer: unknown = await (await fetch(platformEstates.portalNotice.path)).json();
    const none = typeof answer === 'object' && answer !== null && 'notice' in answer && answer.notice === null;
    if (!none) hurry();
  } catch {
    // Without a line there is nothing to be told, but that there is no line.
    hurry();
  }
}
