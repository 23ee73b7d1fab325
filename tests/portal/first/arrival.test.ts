import { expect, test } from 'vitest';
import { hurryAtSign, onDemand } from '#src/portal/browser/arrival.ts';
import { clearPlace, drawnFirst } from '#src/portal/first/drawn.ts';

test('the machines are fetched once, at the first sign of somebody', async () => {
  let fetched = 0;
  const { arriving, hurry } = onDemand(async () => {
    fetched += 1;
    return 'machines';
  });
  const page = new EventTarget();
  hurryAtSign(page, hurry);
  expect(fetched).toBe(0);
  page.dispatchEvent(new Event('touchstart'));
  page.dispatchEvent(new Event('keydown'));
  hurry();
  expect([await arriving, fetched]).toEqual(['machines', 1]);
});

/** A page that was sent with its first screen drawn. */
function sent(): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML =
    '<div class="first first--narrow"><h1>Hello</h1></div><div class="first first--wide"></div><div id="portal"></div>';
  return page;
}

test('of a page for somebody else nothing drawn is taken over, and nothing of it stays', () => {
  const page = sent();
  page.documentElement.dataset.first = 'other';
  expect(drawnFirst(page)).toBeNull();
  const place = clearPlace(page, null);
  expect([place.id, page.body.children.length]).toEqual(['portal', 1]);
});

test('what says that the page is on its way stands there until something is drawn over it', () => {
  const page = sent();
  page.documentElement.dataset.first = 'other';
  page.body.insertAdjacentHTML('afterbegin', '<div class="first first--other">One moment</div>');
  const place = clearPlace(page, drawnFirst(page)?.place ?? null);
  expect([place.id, place.textContent, page.body.children.length]).toEqual(['portal', 'One moment', 1]);
});

test('what is taken over becomes the place of the portal, and is the only one', () => {
  const page = sent();
  const drawn = page.querySelector<HTMLElement>('.first--narrow');
  const place = clearPlace(page, drawn);
  expect(place).toBe(drawn);
  expect(page.querySelectorAll('#portal, .first')).toHaveLength(1);
});
