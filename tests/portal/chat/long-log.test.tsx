import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import { draw } from '../support/draw.tsx';
import { home } from '../support/scenes/conversations.ts';
import { portal } from '../support/scenes/messages.ts';

/** A conversation of so many turns, of both sides in turn; `drawn` has one entry for each time that a turn was drawn. */
function long(turns: number): { scene: ConversationView; drawn: number[] } {
  const drawn: number[] = [];
  const messages = Array.from({ length: turns }, (_, at): Message => {
    const message: Message = {
      id: at + 1,
      from: at % 2 === 0 ? 'person' : 'portal',
      text: '',
      tone: 'plain',
      at: '2026-11-21T18:42:00.000Z',
    };
    return Object.defineProperty(message, 'text', {
      enumerable: true,
      get: () => {
        drawn.push(message.id);
        return `Turn ${message.id} of the conversation`;
      },
    });
  });
  return { scene: { ...home, messages }, drawn };
}

const log = () => screen.getByRole('log');
const rows = () => log().querySelectorAll('.turn').length;

describe('a conversation of 1,000 messages', () => {
  test('draws what is near the screen, and keeps the room of the rest', async () => {
    await draw(long(1000).scene);
    expect(within(log()).getByText('Turn 1000 of the conversation')).toBeVisible();
    expect(rows()).toBeLessThan(100);
    const rooms = [...log().querySelectorAll<HTMLElement>('.stretch')].map((one) => one.style.height);
    expect(rooms).toHaveLength(26);
    expect(rooms.slice(0, -2).every((height) => Number.parseInt(height, 10) > 1000)).toBe(true);
    expect(rooms.slice(-2)).toEqual(['', '']);
  });

  test('draws no message again for what is typed', async () => {
    const { scene, drawn } = long(1000);
    const { user } = await draw(scene);
    const before = drawn.length;
    expect(before).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox'), 'buy power 5000');
    expect(screen.getByRole('textbox')).toHaveValue('buy power 5000');
    expect(drawn.length).toBe(before);
  });

  test('draws only the new message when one is said', async () => {
    const { scene, drawn } = long(1000);
    const { show } = await draw(scene);
    const before = drawn.length;
    await show({ ...scene, messages: [...scene.messages, { ...portal('Good evening.'), id: 1001 }] });
    expect(within(log()).getByText('Good evening.')).toBeVisible();
    expect(drawn.slice(before)).toEqual([]);
  });

  test('is one log, and a screen reader is not read the old turns again when they are scrolled to', async () => {
    await draw(long(1000).scene);
    expect(screen.getAllByRole('log')).toHaveLength(1);
    const stretches = [...log().querySelectorAll('.stretch')];
    expect(stretches.slice(0, -1).every((one) => one.getAttribute('aria-live') === 'off')).toBe(true);
    expect(stretches.at(-1)).not.toHaveAttribute('aria-live');
    expect(log()).toHaveAttribute('aria-live', 'polite');
  });
});

describe('a short conversation', () => {
  test('is drawn whole', async () => {
    await draw(long(24).scene);
    expect(rows()).toBe(24);
  });
});
