import { describe, expect, test } from 'vitest';
import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { MESSAGES } from '#catalogues/messages.ts';
import { FAULT_SENTENCES } from '#catalogues/sentences/faults.ts';
import type { ConversationDeps } from '#machines/assistant/conversation/conversation-deps.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { framesOf, type Report, referenceOf, whyFailed } from '#machines/kit/faults.ts';
import { understand } from '#machines/talk/understand.ts';
import { eventually } from '../support/eventually.ts';
import { say, talkTo } from '../support/portal.ts';

const fault = new TypeError("Cannot read properties of undefined (reading 'kobo')");
const wentWrong = FAULT_SENTENCES.wentWrong(referenceOf(fault));

/** A conversation that notes what is reported, with some calls that break. */
function breaking(services: Partial<Services>, understand?: ConversationDeps['understand']) {
  const reports: unknown[] = [];
  const report: Report = (thrown) => void reports.push(thrown);
  const { conversation } = talkTo({}, { services, report, ...(understand && { understand }) });
  const said = () => conversation.getSnapshot().messages.map(({ text }) => text);
  return { conversation, reports, said };
}
const breaks = async () => {
  throw fault;
};
const silent = async () => {
  throw new NoAnswer();
};

describe('a conversation in which something breaks', () => {
  test('says so where something was looked up, and reports it once', async () => {
    const { conversation, reports, said } = breaking({ servicePayments: breaks });
    await say(conversation, 'what is my balance');
    expect(said().at(-1)).toBe(wentWrong);
    expect(reports).toEqual([fault]);
  });

  test('says the words of a slow network where there was only no answer, and reports nothing', async () => {
    const { conversation, reports, said } = breaking({ servicePayments: silent });
    await say(conversation, 'what is my balance');
    expect(said().join()).not.toContain('Something went wrong');
    expect(reports).toEqual([]);
  });

  test('says so where a sentence cannot be understood, and hears the next one', async () => {
    const { conversation, reports, said } = breaking({}, (text, context) => {
      if (text === 'break') throw fault;
      return understand(text, context);
    });
    await say(conversation, 'break');
    expect(said().slice(-2)).toEqual(['break', wentWrong]);
    expect(reports).toEqual([fault]);
    await say(conversation, 'hello');
    expect(said().at(-1)).not.toBe(wentWrong);
  });

  test('says so in a flow', async () => {
    const { conversation, reports, said } = breaking({ pingMeter: breaks });
    await say(conversation, 'buy power 5000');
    expect(said()).toContain(wentWrong);
    expect(reports).toEqual([fault]);
  });

  test.each([
    ['is read', (pages: Conversation['pages']) => pages.profile()],
    ['is listed', (pages: Conversation['pages']) => pages.list('tickets')],
    ['is written on', (pages: Conversation['pages']) => pages.ticket('T-000001')],
  ])('says so on a page that %s', async (_, open) => {
    const { conversation, reports } = breaking({ profile: breaks, tickets: breaks, ticket: breaks });
    await conversation.settled();
    reports.length = 0;
    const page = open(conversation.pages);
    page.start();
    await eventually(async () => JSON.stringify(page.getSnapshot()).includes(wentWrong) || null);
    expect(reports).toEqual([fault]);
    page.stop();
  });
});

describe('the reference of a fault', () => {
  test('is six signs that are not taken for others, the same for the same fault at the same place', () => {
    expect(referenceOf(fault)).toMatch(/^[ACDEFHJKMNPQRTUVWXY34679]{6}$/);
    expect(referenceOf(fault)).toBe(referenceOf(fault));
    const [one, other] = [1234, 98].map((id) => new TypeError(`no order ${id}`));
    expect(referenceOf(one)).toBe(referenceOf(other));
    expect(referenceOf(new TypeError('no order 1'))).not.toBe(referenceOf(one));
    expect(referenceOf('thrown as a word')).toMatch(/^[A-Z3-9]{6}$/);
  });

  test.each([
    ['    at read (https://portal.example/assets/app-1a2b.js?token=abc:10:22)', 'read app-1a2b.js:10:22'],
    ['    at async Object.read (file:///srv/app/read.ts:1:2)', 'async Object.read read.ts:1:2'],
    ['    at https://portal.example/a.js:3:4', 'a.js:3:4'],
    ['read@https://portal.example/a.js:3:4', 'read a.js:3:4'],
    ['@https://portal.example/a.js:3:4', 'a.js:3:4'],
  ])('knows where %s was', (line, frame) => {
    const thrown = Object.assign(new Error('x'), { stack: `Error: x\n${line}\n    at <anonymous>` });
    expect(framesOf(thrown)).toEqual([frame]);
  });

  test('stands in the words; a missing answer keeps the words of its own', () => {
    expect(whyFailed(fault)).toBe(wentWrong);
    expect(whyFailed(new NoAnswer())).toBe(MESSAGES.networkFailure);
    expect(whyFailed(new NoAnswer(), 'Not sent.')).toBe('Not sent.');
    expect(whyFailed(fault, 'Not sent.')).toBe(wentWrong);
  });
});
