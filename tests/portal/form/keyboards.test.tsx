import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FieldView } from '#machines/kit/view.ts';
import { completes } from '#src/portal/form/fields/completes.ts';
import { FormField } from '#src/portal/form/fields/field.tsx';
import { draw } from '../support/draw.tsx';
import { drawAs } from '../support/draw-as.ts';
import { asking } from '../support/scenes/conversations.ts';
import { amount } from '../support/scenes/views.ts';

/** The keyboard that a field brings up, what is written on its Enter key, and what the browser may fill in. */
function keyboardOf(given: Partial<FieldView>) {
  const field: FieldView = { ...amount, value: '', label: 'Asked', choices: [], ...given };
  render(<FormField field={field} completes={completes(field, 'plain')} onFill={() => {}} onDraft={() => {}} />);
  const box = screen.getByLabelText('Asked');
  return ['type', 'inputmode', 'enterkeyhint', 'autocomplete'].map((name) => box.getAttribute(name)).join(' ');
}

describe('on a phone, what is asked brings the keyboard it is typed with', () => {
  test.each([
    ['an amount', { name: 'amount', kind: 'money' }, 'text decimal go off'],
    ['a meter number', { name: 'meterNumber', kind: 'digits' }, 'text numeric go off'],
    ['a phone number', { name: 'phone', kind: 'phone' }, 'text tel go tel'],
    ['an e-mail address', { name: 'email', kind: 'email' }, 'email email go email'],
    ['a first name', { name: 'firstName', kind: 'text' }, 'text text go given-name'],
  ] as const)('%s', (_, field, keyboard) => {
    expect(keyboardOf(field)).toBe(keyboard);
  });

  test('a question in the chat as well, where the Enter key sends', async () => {
    await draw(asking);
    const line = screen.getByRole('textbox', { name: 'Amount in naira, e.g. 5000' });
    expect(line).toHaveAttribute('inputmode', 'decimal');
    expect(line).toHaveAttribute('enterkeyhint', 'send');
  });

  test('a search by meter number, where the Enter key searches', async () => {
    await drawAs('estate administrator');
    const sought = await screen.findByLabelText('Meter number');
    expect(sought).toHaveAttribute('inputmode', 'numeric');
    expect(sought).toHaveAttribute('enterkeyhint', 'search');
    expect(await screen.findByLabelText('Name')).toHaveAttribute('inputmode', 'text');
  });
});
