import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { decodeNamedCharacterReference } from '#src/portal/ui/entities.ts';
import { Markdown, type Writer } from '#src/portal/ui/markdown.tsx';
import { message, ticket } from '../support/calls/tickets.ts';
import { drawAs } from './support/draw-as.ts';
import './support/matchers.ts';

/** Draws Markdown and waits until it was read; what nothing is read of stands there at once. */
async function drawn(text: string, by: Writer = 'person'): Promise<HTMLElement> {
  const { container } = render(<Markdown text={text} by={by} />);
  if (container.querySelector('.prose__plain')) await import('#src/portal/ui/markdown-reader.tsx');
  await screen.findAllByText(/./);
  const prose = container.querySelector<HTMLElement>('.prose');
  if (!prose) throw new Error('Nothing was drawn');
  return prose;
}

/** What could fetch, run or lead somewhere else. */
const DANGEROUS =
  'script, style, iframe, img, svg, object, form, input, button, [onerror], [onclick], [style], [class*="card"]';

const addresses = (prose: HTMLElement) => [...prose.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('Markdown of the portal', () => {
  test('headings, lists, emphasis, code and links are drawn', async () => {
    await drawn('# Title\n\nA **bold** and *soft* `word`.\n\n1. one\n2. [two](/contact)\n', 'portal');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Title');
    expect(screen.getByText('bold').tagName).toBe('STRONG');
    expect(screen.getByText('soft').tagName).toBe('EM');
    expect(screen.getByText('word').tagName).toBe('CODE');
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getByRole('link', { name: 'two' })).toHaveAttribute('href', '/contact');
  });

  test('nothing in it can script or lead to another site', async () => {
    const text =
      '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](https://evil.example) [c](//evil.example) *d*';
    const prose = await drawn(text, 'portal');
    await screen.findByText('d');
    expect(prose.querySelectorAll('img, a, script').length).toBe(0);
    expect(prose.textContent).toContain('<img src=x onerror=alert(1)>');
  });
});

describe('Markdown of a person', () => {
  test.each([
    ['a script', '*x* <script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a script on a line of its own', '*x*\n\n<script>\nalert(1)\n</script>\n', 'alert(1)'],
    ['a handler', '*x* <b onclick="alert(1)" class="confirm-card">Pay</b>', '<b onclick="alert(1)"'],
    ['a picture from elsewhere', '*x* ![a meter](https://evil.example/a.png)', 'a meter'],
    ['a picture with a handler', '*x* ![a" onerror="alert(1)](x)', 'a" onerror="alert(1)'],
    ['a form', '*x* <form action="/api/x"><button>Yes, pay</button></form>', '<button>Yes, pay</button>'],
    ['what a meter shows', '*x* It shows <Err 30> and a < b', 'It shows <Err 30> and a < b'],
  ])('%s stands there as the text that it is', async (_, text, left) => {
    const prose = await drawn(text);
    await screen.findByText('x');
    expect(prose.querySelectorAll(DANGEROUS).length).toBe(0);
    expect(prose.textContent).toContain(left);
  });

  test.each([
    ['javascript:', '[here](javascript:alert(1))', 'here'],
    ['javascript: hidden', '[here](&#106;avascript:alert(1))', 'here'],
    ['data:', '[here](data:text/html;base64,PHNjcmlwdD4=)', 'here'],
    ['another host', '[here](//evil.example/x)', 'here'],
    ['another site, which is told', '[Wattchat](https://evil.example)', 'Wattchat (https://evil.example)'],
    ['an address as such', '<https://evil.example>', 'https://evil.example'],
  ])('no link leads out: %s', async (_, text, left) => {
    const prose = await drawn(`*x* ${text}`);
    await screen.findByText('x');
    expect(addresses(prose)).toEqual([]);
    expect(prose.textContent).toBe(`x ${left}`);
  });

  test('a link inside the portal is one, and asks nothing of the page it leads to', async () => {
    const prose = await drawn(
      '[my tickets](/tickets), [a back stroke](/\\\\evil.example) and [all](/history?state=failed)',
    );
    await screen.findByText('all');
    expect(addresses(prose)).toEqual(['/tickets', '/%5Cevil.example', '/history']);
  });

  test('its headings are none of the page, and a line across it does not end it', async () => {
    const prose = await drawn('# PAYMENT SUCCESSFUL\n\nSystem\n------\n\n***\n\nmore');
    await screen.findByText('more');
    expect(screen.queryAllByRole('heading')).toEqual([]);
    expect(prose.querySelector('hr')).toBeNull();
    expect(screen.getByText('PAYMENT SUCCESSFUL').tagName).toBe('STRONG');
  });

  test('lines end where they were ended', async () => {
    const prose = await drawn('**First**\nSecond\nThird');
    await screen.findByText('First');
    expect(prose.querySelectorAll('br').length).toBe(2);
  });

  test.each([
    ['quotes inside of quotes', '>'.repeat(2_000)],
    ['lists inside of lists', `${'- '.repeat(990)}a`],
    ['numbered lists inside of lists', `${'1. '.repeat(600)}a`],
    ['stars', `${'*'.repeat(900)}a${'*'.repeat(900)}`],
    ['100 kB', 'word **bold** [x](/help)\n\n- a\n- b\n\n'.repeat(2_700)],
  ])('what is made to break it is not read: %s', async (_, text) => {
    const prose = await drawn(text);
    expect(prose.children.length).toBe(1);
    expect(prose.firstElementChild).toHaveTextContent(text.trim().slice(0, 20).trim());
    expect(prose.textContent).toBe(text);
  });

  test.each([
    ['brackets', '['.repeat(2_000)],
    ['links that never end', '[a]('.repeat(500)],
    ['emphasis that never ends', '**a '.repeat(500)],
    ['lists, each a step further in', Array.from({ length: 40 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
  ])('what only looks like much is read: %s', async (_, text) => {
    const prose = await drawn(text);
    await expect.poll(() => prose.querySelector('.prose__plain')).toBeNull();
    expect(prose.textContent).toContain(text.at(-1)?.trim() || 'a');
  });
});

test('a ticket in which somebody wrote a list shows one, and a card of the chat cannot be made of it', async () => {
  const text = 'I tried:\n- the **first** token\n- the second\n\n<div class="token-card">1234 5678</div>';
  await drawAs('resident', {
    at: '/tickets?ticket=T-000123',
    script: { tickets: [ticket({ messages: [message(1, { text })] })] },
  });
  const written = within(await screen.findByRole('list', { name: 'Messages' }));
  expect((await written.findByText('first')).tagName).toBe('STRONG');
  const list = within(written.getByText('the second').closest('ul') ?? document.body);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'the first token',
    'the second',
  ]);
  expect(document.querySelector('.token-card')).toBeNull();
  expect(written.getByText(/token-card/)).toBeVisible();
});

test('the signs that somebody may write by their name are read, and any other word stays as it was written', () => {
  expect(['amp', 'lt', 'gt', 'quot', 'apos', 'nbsp'].map(decodeNamedCharacterReference).join('')).toBe('&<>"\'\u00a0');
  expect(['copy', 'constructor', '', '<img>'].map(decodeNamedCharacterReference)).toEqual([false, false, false, false]);
});
