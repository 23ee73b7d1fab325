import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { part } from '#src/portal/router/part.tsx';

const Page = () => <h1>Payments</h1>;

/** Draws a part and answers what was seen on the way. */
async function seenOf(Shown: ReturnType<typeof part>): Promise<readonly string[]> {
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  render(
    <Suspense fallback="Loading">
      <Shown />
    </Suspense>,
  );
  await screen.findByRole('heading');
  await waitFor(() => expect(seen).toContain('Payments'));
  watch.disconnect();
  return [...seen];
}

test('a part that was fetched before is drawn without a stand-in; another shows one', async () => {
  const fetched = part(async () => Page);
  await fetched.fetch();
  expect(await seenOf(fetched)).toEqual(['Payments']);
});

test('what did not come is fetched again when it is drawn, and what came is fetched once', async () => {
  let fetches = 0;
  const shaky = part(async () => {
    fetches += 1;
    if (fetches === 1) throw new TypeError('no line');
    return Page;
  });
  await expect(shaky.fetch()).rejects.toThrow('no line');
  expect(await seenOf(shaky)).toContain('Payments');
  await shaky.fetch();
  expect(fetches).toBe(2);
});
