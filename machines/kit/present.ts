import type { AnyMachineSnapshot } from 'xstate';
import { madeOf } from '#catalogues/sentences/action-bar.ts';
import { SENSITIVE } from '#catalogues/sentences/sensitive.ts';
import { openField } from './answers.ts';
import { type Field, type Fields, problemOf } from './field.ts';
import type { Flow, FlowContext, Step, StepAction } from './flow.ts';
import { fileName } from './memory/chosen.ts';
import { DOTS } from './memory/masked.ts';
import { leftOver } from './reading/choices.ts';
import { hiddenIn } from './sensitive/hidden.ts';
import type { Action, Choice, FieldView, Row, View } from './view.ts';

export { DOTS };

/** The step a snapshot stands in. */
function stepOf(snapshot: AnyMachineSnapshot): Step {
  const metas = Object.values(snapshot.getMeta() as Record<string, Step>);
  return metas.at(-1) ?? { kind: 'end' };
}

/** What may be shown and done at this point of a flow: the one answer that every face draws. */
export function present(flow: Flow, snapshot: AnyMachineSnapshot): View {
  const context = snapshot.context as FlowContext;
  const step = stepOf(snapshot);
  const names = namesIn(step.fields, context);
  const locked = namesIn(step.locked, context);
  const fields = flow.fields(context);
  const own = ownOf(fields, context);
  const next = step.kind === 'ask' ? openField(context.answers, fields, names) : null;
  return {
    flow: flow.name,
    step: String(snapshot.value),
    title: flow.title,
    heading: (typeof step.heading === 'function' ? step.heading(context) : step.heading) ?? null,
    say: [...(step.say?.(context) ?? []), ...context.notices],
    fields: names.map((name) => {
      const field = fieldView(flow, fields, context, name);
      return {
        ...field,
        ...(name === next && mayBeEmpty(fields[name]) && { optional: true as const }),
        readOnly: field.readOnly || locked.includes(name),
        // While it works nobody is asked anything: what is wrong is said with the question.
        problem: step.kind === 'work' ? null : field.problem,
      };
    }),
    ...(own.length > 0 && { own }),
    next,
    actions: (step.actions ?? [])
      .filter((action) => action.when?.(context) ?? true)
      .map((action) => actionView(snapshot, context, action)),
    ...summaryOf(step.summary?.(context) ?? []),
    table: step.table?.(context) ?? null,
    preview: step.preview?.(context) ?? null,
    files: step.files?.(context) ?? [],
    ...(step.reveals && { reveals: step.reveals }),
    outcome: step.outcome ?? null,
    modal: step.modal?.(context) ?? null,
    dialog: step.dialog?.(context) ?? null,
    result: step.result?.(context) ?? null,
    busy: step.busy?.(context) ?? null,
    percent: step.percent?.(context) ?? null,
    delivering: step.delivers?.(context) ?? null,
    ...(step.owes && { owing: step.owes(context) }),
    ...(step.waits && { waiting: step.waits(context) }),
    widget: step.widget?.(context) ?? null,
    transfer: step.transfer?.(context) ?? null,
    progress: step.at === undefined || flow.progress.length === 0 ? null : { labels: flow.progress, at: step.at },
  };
}

/** What somebody wrote, and the names that they chose: it may be said again when its field is shown no more. */
const ownOf = (fields: Fields, { answers: { values } }: FlowContext): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind, choices = [] }]) => {
    const value = values[name] ?? '';
    if (value === '') return [];
    if (kind === 'text' || kind === 'area') return [value];
    return choices.flatMap((one) => (one.own && one.value === value ? [one.label] : []));
  });

function namesIn(names: Step['fields'], context: FlowContext): readonly string[] {
  return typeof names === 'function' ? names(context) : (names ?? []);
}

function fieldView(flow: Flow, fields: Fields, context: FlowContext, name: string): FieldView {
  const field = fields[name];
  if (!field) throw new Error(`${flow.name} has no field ${name}`);
  const { values, problems, fromChat } = context.answers;
  const raw = field.readOnly ? (flow.readOnly(context)[name] ?? '') : (values[name] ?? '');
  const hidden = field.kind === 'file' ? null : hiddenSaid(raw);
  return {
    name,
    label: field.label,
    kind: field.kind,
    value: shown(field, raw),
    problem: problems[name] === undefined ? null : (hidden ?? problems[name]),
    choices: leftOver(field.choices ?? [], field.kind === 'choice' && problems[name] !== undefined ? raw : '').map(
      asShown,
    ),
    readOnly: field.readOnly ?? false,
    ask: field.ask,
    placeholder: field.placeholder,
    ...(field.example !== undefined && { example: field.example }),
    hint: hidden ?? field.hint ?? null,
    ...(field.file && { accept: field.file.accept }),
    ...((field.several || field.file?.several) && { several: true }),
    ...(field.secret?.code && { code: true }),
    ...(field.another && { another: true }),
    fromChat: fromChat.includes(name),
  };
}

const mayBeEmpty = (field: Field | undefined): boolean =>
  field !== undefined && field.kind !== 'secret' && problemOf(field, '') === null;

/** What is said below an answer in which a card number or a code was hidden. */
function hiddenSaid(raw: string): string | null {
  const { card, code } = hiddenIn(raw);
  return card || code ? SENSITIVE.field : null;
}

/** What is read back, and what its total is made of where that is a sum and a fee. */
function summaryOf(summary: readonly Row[]): Pick<View, 'summary' | 'made'> {
  const rowOf = (wanted: string) => summary.find(({ name }) => name === wanted)?.value;
  const [amount, fee] = [rowOf('amount'), rowOf('fee')];
  return { summary, ...(amount !== undefined && fee !== undefined && { made: madeOf(amount, fee) }) };
}

/** What a flow knows of a choice beside its words is its own. */
function asShown({ value, label, detail, mark, own }: Choice): Choice {
  return { value, label, ...(detail !== undefined && { detail }), ...(mark && { mark }), ...(own && { own }) };
}

function shown({ kind }: Field, raw: string): string {
  if (kind === 'file') return fileName(raw);
  return kind === 'secret' && raw !== '' ? DOTS : raw;
}

function actionView(snapshot: AnyMachineSnapshot, context: FlowContext, action: StepAction): Action {
  const reason = action.reason?.(context) ?? null;
  const deed = action.deed?.(context) ?? null;
  const words = typeof action.label === 'function' ? action.label(context) : action.label;
  return {
    type: action.type,
    ...(typeof words === 'string' ? { label: words } : words),
    enabled: reason === null && can(snapshot, action),
    reason,
    ...(action.field !== undefined && { field: action.field }),
    ...(action.rereads && { rereads: true }),
    ...(action.revises && { revises: true }),
    ...(deed !== null && { deed }),
  };
}

function can(snapshot: AnyMachineSnapshot, action: StepAction): boolean {
  return snapshot.can(action.type === 'EDIT' ? { type: 'EDIT', field: '' } : { type: action.type });
}
