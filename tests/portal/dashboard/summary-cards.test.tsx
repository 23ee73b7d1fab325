import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SummaryCards } from '../../../src/portal/ui/summary-cards.tsx';

test('a figure in short stands alone, and is exact for whoever points at it or hears it', () => {
  const { container } = render(
    <SummaryCards cards={[{ label: 'Collected', value: '₦9.6M', exact: '₦9,612,450', note: 'this month' }]} />,
  );
  const figure = container.querySelector('strong');
  expect(figure?.title).toBe('₦9,612,450');
  expect(figure?.querySelector('[aria-hidden]')?.textContent).toBe('₦9.6M');
  expect(figure?.querySelector('.hidden')?.textContent).toBe('₦9,612,450');
  expect(screen.getByText('this month').textContent?.trim()).toBe('this month');
});

test('an exact figure stands once', () => {
  const { container } = render(<SummaryCards cards={[{ label: 'Owed in all', value: '₦80,000' }]} />);
  expect(container.querySelector('.figure')?.textContent).toBe('Owed in all₦80,000');
});
