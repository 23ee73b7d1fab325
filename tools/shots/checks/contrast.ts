import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Problem } from './reading.ts';

/** Every text stands out from its ground by 4.5:1, large text by 3:1 (WCAG 1.4.3), as axe measures it. */
export async function contrastProblems(page: Page): Promise<readonly Problem[]> {
  // In the page itself: a blank page to put the answers together in costs more than the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withRules('color-contrast').analyze();
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => ({ check: 'contrast' as const, what: `${any[0]?.message ?? ''} ${html}`.trim() })),
  );
}
