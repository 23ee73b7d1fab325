import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Chart } from '#machines/pages/view.ts';
import { ChartCard } from '#src/portal/charts/chart-card.tsx';
import { plotOf } from '#src/portal/charts/plot.ts';
import { Reading } from '#src/portal/charts/reader.tsx';
import { summaryOf } from '#src/portal/charts/summary.ts';
import { textureOf } from '#src/portal/charts/textures.tsx';
import { drawAs } from '../support/draw-as.ts';

const chart: Chart = {
  title: 'Collections',
  total: '₦120',
  of: 'in November so far',
  kind: 'stacked',
  unit: 'naira',
  labels: ['Oct', 'Nov'],
  series: [
    { name: 'Power', points: [200, 100] },
    { name: 'Development levy', points: [0, 20] },
  ],
};
const nothing: Chart = { ...chart, total: '₦0', series: [] };
const waiting: Chart = {
  ...chart,
  unit: 'count',
  along: 'Age',
  nothing: 'No top-up is waiting',
  labels: ['< 5 min', 'Older'],
  series: [{ name: 'Waiting', points: [1, 3] }],
};

describe('what a chart says in a sentence', () => {
  test.each([
    ['money over months', chart, 'Most: Oct, ₦200. All 2 months: ₦320.'],
    ['nothing yet', nothing, 'Nothing in 2 months.'],
    ['ages', waiting, 'Most: Older, 3.'],
    ['no ages', { ...waiting, series: [{ name: 'Waiting', points: [0, 0] }] }, 'No top-up is waiting.'],
  ])('%s', (_, drawn, said) => {
    expect(summaryOf(drawn)).toBe(said);
  });
});

describe('a chart', () => {
  test('has a name, and what it says describes how its months are read', async () => {
    await drawAs('estate administrator');
    const card = within(await screen.findByRole('region', { name: 'Collections' }));
    const slider = card.getByRole('slider', { name: 'Collections, month' });
    const says = document.getElementById(slider.getAttribute('aria-describedby') ?? '');
    expect(says).toHaveTextContent('Most: Oct, ₦1,410,000. All 2 months: ₦2,430,000.50.');
  });

  test('shows the table behind it to who asks for it, and puts it away again', async () => {
    const { user } = await drawAs('resident');
    const show = await screen.findByRole('button', { name: 'Show the figures of Spending' });
    const table = screen.getByRole('table', { name: 'Spending by month' });
    expect(show).toHaveAttribute('aria-expanded', 'false');
    expect(table.parentElement).toHaveClass('hidden');
    await user.click(show);
    expect(table.parentElement).not.toHaveClass('hidden');
    await user.click(screen.getByRole('button', { name: 'Hide the figures of Spending', expanded: true }));
    expect(table.parentElement).toHaveClass('hidden');
  });

  test.each([
    ['Nov', [100, 20], 'NovPower₦100Development levy₦20', 2],
    ['Oct', [0, 0], 'OctNothing₦0', 0],
  ])(
    'says of %s what was paid, each beside its own colour, and draws none for nothing',
    (label, points, said, inks) => {
      const series = chart.series.map((one, at) => ({ ...one, points: [points[at] ?? 0] }));
      render(
        <Reading
          chart={{ ...chart, labels: [label], series }}
          plot={plotOf({ width: 400, height: 0 }, 1)}
          at={0}
          id="one"
        />,
      );
      const reading = document.querySelector('.chart__reading');
      expect(reading?.textContent).toBe(said);
      expect(reading?.querySelectorAll('svg')).toHaveLength(inks);
    },
  );

  test('of nothing says so, and has no figures to show', () => {
    window.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    render(<ChartCard chart={nothing} />);
    expect(screen.getByText('Nothing in these months yet')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('tells no two of its series apart by colour alone', () => {
    const inks = ['service', 'levy', 'fine', 'violet', 'clay', 'slate'] as const;
    expect(new Set(inks.map((ink) => textureOf('a', ink))).size).toBe(inks.length);
    // Power is plain too, and has its outline.
    expect(textureOf('a', 'power')).toBeNull();
  });

  test('of the platform shows how long pending top-ups have been', async () => {
    await drawAs('platform administrator');
    const table = await screen.findByRole('table', { name: 'Pending top-ups by age' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['AgeWaiting', '< 5 min0', '< 1 h1', '< 1 day0', 'Older1']);
    const card = screen.getByRole('region', { name: 'Pending top-ups by age' });
    expect(card).toHaveTextContent('2 waiting now, ₦7,100 together');
  });
});
