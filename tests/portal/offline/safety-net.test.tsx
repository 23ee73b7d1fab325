import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { SafetyNet } from '#src/portal/ui/feedback/safety-net.tsx';
import '../support/matchers.ts';

function Missing(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

test('a part of a page that cannot be fetched leaves the rest of the page where it is', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <main>
      <SafetyNet within>
        <Missing />
      </SafetyNet>
      <p>The conversation</p>
    </main>,
  );
  expect(screen.getByText('The conversation')).toBeVisible();
  expect(screen.getByText(MESSAGES.networkFailure)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  said.mockRestore();
});
