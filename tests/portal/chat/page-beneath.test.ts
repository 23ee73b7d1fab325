import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBeneath } from '#src/portal/payments/page-beneath.ts';

const page = Object.assign(document.createElement('div'), { id: 'portal' });

beforeEach(() => {
  page.innerHTML = '<button>Yes, pay</button><textarea class="composer__field"></textarea>';
  page.removeAttribute('inert');
  document.body.replaceChildren(page);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
});
afterEach(() => document.body.replaceChildren());

const frame = () => document.createElement('iframe');
const isBeneath = () => page.hasAttribute('inert');
const composer = () => page.querySelector('.composer__field');

describe('the page beneath a card window', () => {
  test('is out of reach while the window stands over it, and back as it goes, with the focus where it was', async () => {
    const pressed = page.querySelector('button');
    pressed?.focus();
    keepBeneath(page);
    const window = frame();
    document.body.append(window);
    await vi.waitFor(() => expect(isBeneath()).toBe(true));
    pressed?.blur();
    window.remove();
    await vi.waitFor(() => expect(isBeneath()).toBe(false));
    expect(document.activeElement).toBe(pressed);
  });

  test('has the focus where one types if what was pressed is gone', async () => {
    const pressed = page.querySelector('button');
    pressed?.focus();
    keepBeneath(page);
    const window = frame();
    document.body.append(window);
    await vi.waitFor(() => expect(isBeneath()).toBe(true));
    pressed?.remove();
    window.remove();
    await vi.waitFor(() => expect(document.activeElement).toBe(composer()));
  });

  test('is in reach as long as a provider keeps its frame hidden, before and after', async () => {
    const kept = document.createElement('div');
    kept.style.display = 'none';
    kept.append(frame());
    document.body.append(kept);
    keepBeneath(page);
    expect(isBeneath()).toBe(false);
    kept.style.display = 'block';
    await vi.waitFor(() => expect(isBeneath()).toBe(true));
    kept.style.display = 'none';
    await vi.waitFor(() => expect(isBeneath()).toBe(false));
  });

  test('is in reach if the window never comes, and if it is over before its frame goes', async () => {
    const end = keepBeneath(page);
    expect(isBeneath()).toBe(false);
    document.body.append(frame());
    await vi.waitFor(() => expect(isBeneath()).toBe(true));
    end();
    expect(isBeneath()).toBe(false);
  });

  test('a frame of the page itself is no card window', () => {
    page.append(frame());
    keepBeneath(page);
    expect(isBeneath()).toBe(false);
  });
});
