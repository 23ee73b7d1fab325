import { describe, expect, test } from 'vitest';
import { SENTENCES } from '#catalogues/sentences/flows.ts';
import { shop } from '../../../support/shop.ts';

describe('internet in the chat', () => {
  test('"spectranet unlimited" is provider and package in one, and only the rest is asked', async () => {
    const form = await shop('internet');
    await form.say('cancel', 'spectranet unlimited');
    expect(form.view()).toMatchObject({ flow: 'internet', next: 'name' });
    expect(form.field('provider').value).toBe('spectranet');
    expect(form.field('package').value).toBe('Unlimited');
    await form.say('Ngozi Obi', 'ngozi@mail.example', '1002003001');
    expect(form.view().step).toBe('confirming');
    expect(form.view().summary.at(-1)?.value).toBe('₦18,520');
  });

  test('it is the same as the answer to the first question of an open form', async () => {
    const form = await shop('internet-page');
    await form.say('spectranet unlimited');
    expect(form.view()).toMatchObject({ flow: 'internet-page', next: 'name' });
    expect(form.field('package').value).toBe('Unlimited');
  });

  test('a name that fits several packages asks which of those', async () => {
    const form = await shop('internet');
    await form.say('cancel', 'spectranet unified');
    expect(form.view().next).toBe('package');
    expect(form.field('package').problem).toBe(SENTENCES.severalSold('unified'));
    expect(form.field('package').choices.map(({ value }) => value)).toEqual(['Unified 5GB', 'Unified 10GB']);
  });
});
