import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SESSION_SOON } from '#catalogues/sentences/session-ends.ts';
import { PortalProvider } from '#src/portal/conversation/portal-context.tsx';
import { EndingLine } from '#src/portal/notices/ending-line.tsx';
import { fakeConversation } from '../support/fake-conversation.ts';
import { home } from '../support/scenes/conversations.ts';

test('who is about to be signed out is told, and stays by a button', async () => {
  const conversation = fakeConversation(home);
  const portal = { conversation, services: {} as never, now: Date.now };
  render(
    <PortalProvider portal={portal}>
      <EndingLine />
    </PortalProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => conversation.show({ ...home, ending: SESSION_SOON }));
  expect(screen.getByRole('status').textContent).toBe(`${SESSION_SOON.text}${SESSION_SOON.stay}`);
  await userEvent.click(screen.getByRole('button', { name: SESSION_SOON.stay }));
  expect(conversation.stayed).toBe(1);
});
