import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MESSAGES } from '#catalogues/messages.ts';
import { FAULT_SENTENCES } from '#catalogues/sentences/faults.ts';
import { referenceOf } from '#machines/kit/faults.ts';
import { SafetyNet } from '#src/portal/ui/feedback/safety-net.tsx';
import { scripted } from '../../support/portal.ts';
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

const fault = new TypeError("Cannot read properties of undefined (reading 'kobo')");
function Broken(): never {
  throw fault;
}

test('a component that throws is told as a fault of ours with its reference, and reported', async () => {
  const told = vi.fn();
  const { REPORTED, reportThrough } = await import('#src/portal/browser/reporter.ts');
  reportThrough({ ...scripted().services, reportFault: async (input) => told(input) });
  render(
    <SafetyNet>
      <Broken />
    </SafetyNet>,
    { onCaughtError: REPORTED.onCaughtError },
  );
  expect(screen.getByText(FAULT_SENTENCES.wentWrong(referenceOf(fault)))).toBeVisible();
  expect(screen.queryByText(MESSAGES.networkFailure)).toBeNull();
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(told.mock.calls[0]?.[0]).toMatchObject({
    reference: referenceOf(fault),
    name: 'TypeError',
    place: 'drawing Broken',
  });
});
