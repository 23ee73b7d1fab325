import { expect, test } from 'vitest';
import { type AssistantContext, fresh } from '#machines/assistant/context.ts';
import { againOf, linesOf } from '#machines/assistant/lines.ts';
import { newsOf } from '#machines/assistant/news.ts';
import { TALK } from '#machines/assistant/sentences.ts';
import { present } from '#machines/kit/present.ts';
import type { View } from '#machines/kit/view.ts';
import { everyFlow, explore } from '../../support/actors/machines.ts';

const at = '2026-11-21T18:42:00.000Z';
const flow = everyFlow()[0];
const views = flow ? explore(flow).map((snapshot) => present(flow, snapshot)) : [];

function viewAt(step: string): View {
  const view = views.find((one) => one.step === step);
  if (!view) throw new Error(`no view is at ${step}`);
  return view;
}

/** A purchase whose outcome was unknown was set aside for a new one. */
const aside: AssistantContext = {
  ...fresh(at),
  stack: [
    { id: 'first', flow: 'buy-power', title: 'Buy Power' },
    { id: 'second', flow: 'buy-power', title: 'Buy Power' },
  ],
  spoken: { id: 'second', step: 'asking', texts: ['How much power would you like to buy?'] },
};

test('a purchase that was set aside reports by itself once it is settled, with its token', () => {
  const news = newsOf(aside, {
    type: 'VIEWED',
    id: 'first',
    view: viewAt('succeeded'),
    over: true,
    order: null,
    belowShown: false,
    at,
  });
  const said = news.messages?.slice(-2) ?? [];
  expect(said[0]?.text).toBe(TALK.settledMeanwhile);
  expect(said[1]?.card?.result.token).toMatch(/^\d{20}$/);
  expect(news.stack?.map((run) => run.id)).toEqual(['second']);
});

test('the question that is open is not asked again because of it', () => {
  const news = newsOf(aside, {
    type: 'VIEWED',
    id: 'first',
    view: viewAt('succeeded'),
    over: true,
    order: null,
    belowShown: false,
    at,
  });
  const after = { ...aside, ...news };
  const again = newsOf(after, {
    type: 'VIEWED',
    id: 'second',
    view: viewAt('asking'),
    over: false,
    order: null,
    belowShown: false,
    at,
  });
  expect(again.messages).toEqual(after.messages);
});

test('work that goes on in a purchase set aside is not talked about', () => {
  const news = newsOf(aside, {
    type: 'VIEWED',
    id: 'first',
    view: viewAt('settling'),
    over: false,
    order: null,
    belowShown: false,
    at,
  });
  expect(news.messages).toEqual(aside.messages);
  expect(news.stack).toBeUndefined();
});

test('what takes no answer is said once, and not again beside what is asked meanwhile', () => {
  const uploads = everyFlow().filter(({ name }) => name === 'upload-meters');
  const closed = uploads
    .flatMap((one) => explore(one).map((snapshot) => present(one, snapshot)))
    .filter((view) => view.actions.length === 0 && view.next === null && view.table === null && view.busy === null);
  expect(closed.some((view) => view.outcome === null && linesOf(view).length > 0)).toBe(true);
  expect(closed.flatMap(againOf)).toEqual([]);
});
