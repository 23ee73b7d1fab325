import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Problem } from './reading.ts';

/** Every success criterion of WCAG 2.2 at level AA that a machine can judge. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const RULES = {
  // The contrast of text is looked at in both sets of colours, by a check of its own.
  'color-contrast': { enabled: false },
  // No criterion of its own, but who goes from heading to heading would miss one.
  'heading-order': { enabled: true },
};

/** Everybody can use what the page shows (WCAG 2.2 AA), as axe judges it. */
export async function axeProblems(page: Page): Promise<readonly Problem[]> {
  // In the page itself: a blank page to put the answers together in costs more than the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules: RULES });
  const { violations } = await axe.withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => ({ check: 'axe' as const, what: `${id}, ${help}: ${html}` })),
  );
}
