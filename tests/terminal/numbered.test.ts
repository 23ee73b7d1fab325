import { describe, expect, test } from 'vitest';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { FieldView } from '#machines/kit/view.ts';
import { meant, numbered, unnumbered } from '#src/terminal/numbered.ts';
import { confirming } from '../portal/support/scenes/conversations.ts';
import { choosingNetwork } from '../portal/support/scenes/store.ts';

/** A question with these answers. */
function asked(field: Partial<FieldView>): ConversationView {
  const { view } = choosingNetwork;
  const [first] = view?.fields ?? [];
  if (!view || !first) throw new Error('the scene asks nothing');
  return { ...choosingNetwork, view: { ...view, next: first.name, fields: [{ ...first, ...field }] } };
}

const labels = (state: ConversationView): readonly string[] => numbered(state).map(({ label }) => label);
const idle = (suggestions: ConversationView['suggestions']): ConversationView => ({
  ...choosingNetwork,
  view: null,
  suggestions,
});

describe('a number alone', () => {
  test('is the answer beside it', () => {
    const state = asked({});
    expect(meant('2', state)).toMatchObject({ say: labels(state)[1] });
    expect(meant(' 2. ', state)).toMatchObject({ say: labels(state)[1] });
    expect(meant('9', state)).toBeNull();
    expect(meant('2 of them', state)).toBeNull();
  });

  test('is a sum or a value where that is asked, though something is offered for it', () => {
    const choices = [
      { value: '1000', label: '₦1,000' },
      { value: '2000', label: '₦2,000' },
    ];
    const sum = asked({ kind: 'money', choices });
    expect([labels(sum), meant('1', sum), unnumbered(sum)]).toEqual([[], null, ['₦1,000', '₦2,000']]);
    const months = asked({
      choices: [
        { value: '3', label: '3' },
        { value: '1', label: '1' },
      ],
    });
    expect([labels(months), meant('1', months)]).toEqual([[], null]);
  });

  test('is never a yes: neither to what is read back, nor to going on, nor to what changes something at once', () => {
    expect(meant('1', confirming)).toBeNull();
    const offers = idle([
      { label: 'Yes, go on', say: 'yes', agrees: true },
      { label: 'Stop selling', say: 'stop selling airtime', atOnce: true },
      { label: 'My payments', say: 'my payments' },
    ]);
    expect(labels(offers)).toEqual(['my payments']);
    expect(meant('1', offers)).toMatchObject({ say: 'my payments' });
    expect(meant('2', offers)).toBeNull();
    expect(unnumbered(offers)).toEqual(['yes', 'stop selling airtime']);
  });

  test('that is the price of another answer is asked about', () => {
    const plans = asked({
      choices: [
        { value: 'a', label: 'N2 (1 hour)', detail: '₦2' },
        { value: 'b', label: 'N100 (1 day)', detail: '₦100' },
      ],
    });
    expect(meant('2', plans)).toEqual({ either: ['N100 (1 day)', 'N2 (1 hour)'] });
    expect(meant('1', plans)).toMatchObject({ say: 'N2 (1 hour)' });
  });

  test('or several of them are several answers where several may be given', () => {
    const state = asked({
      ...{ kind: 'area', several: true },
      choices: ['Payments', 'Meters', 'Dues'].map((label) => ({ value: label.toLowerCase(), label })),
    });
    const { name } = state.view?.fields[0] ?? { name: '' };
    expect(meant('1, 3', state)).toMatchObject({ say: 'Payments, Dues', answers: { [name]: 'payments,dues' } });
    expect(meant('1, 7', state)).toBeNull();
  });
});
