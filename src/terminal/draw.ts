import { koboOf } from '#catalogues/money.ts';
import { SANDBOX_CARDS } from '#catalogues/sandbox.ts';
import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import { TRANSFER_SENTENCES } from '#catalogues/sentences/transfers.ts';
import { VOUCHERS } from '#catalogues/sentences/vouchers.ts';
import type { ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import type { Message } from '#machines/assistant/transcript.ts';
import type { Result, TransferView, View, Waiting, WaitingStep, WidgetView } from '#machines/kit/view.ts';
import { voucherLabel } from '#machines/kit/vouchers.ts';
import { formatNaira, formatToken } from '#machines/kit/writing/format.ts';
import { asking, type Numbered, numbered, openField, unnumbered } from './numbered.ts';
import { drawRows } from './screen/rows.ts';
import { BARE, type Screen, toned } from './screen/screen.ts';
import { drawTable, INDENT } from './screen/table.ts';
import { harmless, widthOf, wrapped } from './screen/text.ts';

/** More answers than this stand one a line. */
const MOST_BESIDE = 8;

/** Who pays by the portal's own test cards. */
const SANDBOX = 'sandbox';

/** A message of the portal as lines of a terminal. */
export function drawMessage({ text, tone, aside, table, card }: Message, screen: Screen = BARE): string {
  const before = aside ? INDENT : '';
  const said = wrapped(harmless(text), screen.measure - before.length).map((line) =>
    toned(screen, tone, before + line),
  );
  if (table) return [...said, ...drawTable(table, screen)].join('\n');
  if (!card) return said.join('\n');
  const { result, summary } = card;
  const status = result.status ? [`${INDENT}${toned(screen, result.status.tone, result.status.text)}`] : [];
  return [
    ...said,
    `  ${harmless(result.title)}`,
    ...status,
    ...drawTokens(result, screen),
    ...drawVouchers(result, screen),
    ...drawRows(summary, screen),
    `${INDENT}Order ${result.orderId}`,
  ].join('\n');
}

/** What is typed into the meter, in its order. */
function drawTokens({ token, tokens, units }: Result, screen: Screen): readonly string[] {
  if (tokens !== undefined) {
    const drawn = tokens.each.flatMap(({ label, digits }, at) => [
      `${INDENT}${at + 1}. ${label}`,
      `${INDENT}   ${screen.paint('bold', formatToken(digits))}`,
    ]);
    return [...wrapped(tokens.how, screen.measure - INDENT.length).map((line) => INDENT + line), ...drawn];
  }
  const kWh = units === undefined ? '' : `   ${units} kWh`;
  return token === undefined ? [] : [`${INDENT}${screen.paint('bold', formatToken(token))}${kWh}`];
}

/** What came as PINs, each with its serial number. */
function drawVouchers({ vouchers }: Result, screen: Screen): readonly string[] {
  if (vouchers === undefined) return [];
  const { how, each } = vouchers;
  return [
    ...wrapped(how, screen.measure - INDENT.length).map((line) => INDENT + line),
    ...each.flatMap(({ pin, serial }, at) => [
      `${INDENT}${voucherLabel(at, each.length)}: ${screen.paint('bold', harmless(pin))}`,
      ...(serial === null ? [] : [`${INDENT}${VOUCHERS.serial(harmless(serial))}`]),
    ]),
  ];
}

/** The steps of a purchase that is settled, each as far as it is. */
export function drawWaiting({ steps, leave, again }: Waiting, screen: Screen = BARE): string {
  const lines = steps.map(({ label, detail, stands }) => {
    const line = `${INDENT}${MARKS[stands]} ${harmless(label)}  ${harmless(detail)}`;
    if (stands === 'done') return toned(screen, 'success', line);
    return stands === 'ahead' ? screen.paint('dim', line) : line;
  });
  return [...lines, ...drawHint(`${leave.lead} ${harmless(leave.text)} ${again}`, screen)].join('\n');
}

const MARKS: Readonly<Record<WaitingStep['stands'], string>> = { done: '[x]', now: '[.]', ahead: '[ ]' };

/** What is asked now: the read-back, the choices, what can be done. */
export function drawQuestion(state: ConversationView, screen: Screen = BARE, portal = ''): string {
  const { face } = state;
  const view = asking(state);
  if (view?.widget) return drawCards(view.widget, screen, portal).join('\n');
  const others = unnumbered(state);
  return [
    ...(face === 'form' && view !== null ? drawForm(view, screen) : []),
    ...(view && !view.outcome && view.actions.some((action) => action.type === 'CONFIRM')
      ? drawRows(view.summary, screen)
      : []),
    ...drawOwing(view?.owing, screen),
    ...drawTransfer(view?.transfer ?? null, screen, portal),
    ...drawPreview(view, screen),
    ...drawActions(view, screen),
    ...drawNumbered(numbered(state), openField(view) !== undefined, screen),
    ...(others.length > 0 ? drawHint(`(${others.map(harmless).join(' | ')})`, screen) : []),
  ].join('\n');
}

/** What is owed, line by line, and what paying it comes to. */
function drawOwing(owing: View['owing'], screen: Screen): readonly string[] {
  if (owing === undefined || owing.rows.length === 0) return [];
  const { title, earlier, rows, withFee } = owing;
  return [
    `${INDENT}${title}`,
    ...drawRows([...(earlier?.rows ?? []), ...rows], screen),
    ...(withFee === null ? [] : drawHint(withFee, screen)),
  ];
}

/** Where the money of a transfer goes. */
function drawTransfer(transfer: TransferView | null, screen: Screen, portal: string): readonly string[] {
  if (transfer === null || transfer.secondsLeft === 0) return [];
  const { accountNumber, accountName, bank, amount, secondsLeft, provider } = transfer;
  const rows = [
    { label: TRANSFER_SENTENCES.accountNumber, value: accountNumber },
    { label: TRANSFER_SENTENCES.bank, value: `${harmless(bank)}, ${harmless(accountName)}` },
    { label: TRANSFER_SENTENCES.exactly, value: formatNaira(koboOf(amount)), total: true as const },
    { label: TRANSFER_SENTENCES.left, value: TRANSFER_SENTENCES.minutesLeft(Math.ceil(secondsLeft / 60)) },
  ];
  const page = `${portal}sandbox/payments/bank?account=${accountNumber}`;
  const test = provider === SANDBOX ? drawHint(TRANSFER_SENTENCES.testBank(page), screen) : [];
  return [...drawRows(rows, screen), ...test];
}

/** True where the card window is that of the sandbox, whose cards can be chosen here. */
export const paysBySandbox = ({ provider }: WidgetView): boolean => provider === SANDBOX;

/** What stands beside what is asked, and does not have to be read. */
function drawHint(text: string, screen: Screen): readonly string[] {
  return wrapped(text, screen.measure - INDENT.length).map((line) => screen.paint('dim', `${INDENT}${line}`));
}

const LISTED = [
  { name: 'number', label: '', align: 'end' },
  { name: 'label', label: '', align: 'start' },
] as const;

/** Answers with their numbers: a few short ones in a line, else one a line with what is beside them, sums to the right. */
function drawNumbered(list: readonly Numbered[], isAsked: boolean, screen: Screen): readonly string[] {
  const beside = list.some(({ detail }) => detail !== '');
  if (!beside && list.length <= MOST_BESIDE) return inLines(list, screen);
  const align = list.every(({ detail }) => detail === '' || STARTS_AS_SUM.test(detail)) ? 'end' : 'start';
  const columns = beside ? [...LISTED, { name: 'detail', label: '', align } as const] : LISTED;
  const rows = list.map(({ label, detail }, at) => [`${at + 1}.`, label, ...(beside ? [detail] : [])]);
  const lines = drawTable({ columns, rows, headless: true }, screen);
  return [...lines, ...(isAsked ? drawHint(TERMINAL.numberOrName, screen) : [])];
}

const STARTS_AS_SUM = /^[-−+]?₦?[\d,.]+$/;

/** Answers behind one another, none of them broken over two lines where one has room for it. */
function inLines(list: readonly Numbered[], screen: Screen): readonly string[] {
  const lines: string[] = [];
  for (const [at, { label }] of list.entries()) {
    const item = `${at + 1}. ${harmless(label)}`;
    const longer = lines.length === 0 ? item : `${lines.at(-1)}   ${item}`;
    if (lines.length > 0 && widthOf(longer) > screen.measure - INDENT.length) lines.push(item);
    else lines.splice(-1, 1, longer);
  }
  return lines.flatMap((line) => drawHint(line, screen));
}

/** Which rows of a file are shown of how many, and which files can be had. */
function drawPreview(view: View | null, screen: Screen): readonly string[] {
  if (!view || view.outcome) return [];
  const { preview, files } = view;
  return [
    ...(preview && preview.page.of > 1 ? drawHint(TERMINAL.previewPage(preview.page.at, preview.page.of), screen) : []),
    ...(files.length > 0 ? drawHint(TERMINAL.offeredFiles(files.map(({ name }) => name)), screen) : []),
  ];
}

function drawActions(view: View | null, screen: Screen): readonly string[] {
  const labels =
    view && view.next === null
      ? view.actions.map((action) => (action.enabled ? action.label : `${action.label}: ${action.reason ?? 'not now'}`))
      : [];
  return labels.length > 0 ? drawHint(`[${labels.join('] [')}]`, screen) : [];
}

function drawCards(widget: WidgetView, screen: Screen, portal: string): readonly string[] {
  // An address that is broken over lines cannot be opened.
  if (widget.page !== undefined) return TERMINAL.payOnPage(harmless(widget.page)).split('\n');
  if (!paysBySandbox(widget)) return wrapped(TERMINAL.payElsewhere(portal, widget.orderId), screen.measure);
  return [
    ...SANDBOX_CARDS.map((card, index) => `${INDENT}${index + 1}. ${card.number}  ${card.label}`),
    ...drawHint(TERMINAL.cards, screen),
  ];
}

const COLUMNS = [
  { name: 'label', label: '', align: 'start' },
  { name: 'value', label: '', align: 'start' },
  { name: 'note', label: '', align: 'start' },
] as const;

/** The whole step as a form: every question with its answer, the open one marked, and what is wrong with an answer beside it. */
function drawForm({ title, heading, fields, next }: View, screen: Screen): readonly string[] {
  if (fields.length === 0) return [];
  const rows = fields.map(({ name, label, value, problem, hint, readOnly, choices }) => [
    `${name === next ? '>' : ' '} ${label}`,
    choices.find((choice) => choice.value === value)?.label ?? (value || '...'),
    problem ?? (readOnly ? '(fixed)' : (hint ?? '')),
  ]);
  const toneOf = (row: number, column: string) =>
    column === 'note' && fields[row]?.problem ? ('danger' as const) : undefined;
  const lines = drawTable({ columns: COLUMNS, rows, toneOf, headless: true }, screen);
  return [toned(screen, 'info', harmless(heading ?? title)), ...lines];
}
