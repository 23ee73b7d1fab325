import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

/** Where what the conversation says is written: whole sentences, and the words of questions, buttons and cards beside what they do. */
const SAID = [
  'catalogues/sentences/**/*.ts',
  'catalogues/messages.ts',
  'catalogues/trouble/**/*.ts',
  'catalogues/help.ts',
  'catalogues/help-answers/**/*.ts',
  'catalogues/intents/**/*.ts',
  'catalogues/tickets.ts',
  'catalogues/orders.ts',
  'catalogues/doors.ts',
  'catalogues/residents.ts',
  'catalogues/roles.ts',
  'machines/assistant/**/*.ts',
  'machines/flows/**/*.ts',
  'machines/pages/**/*.ts',
  'src/server/http/refusals.ts',
  'src/server/orders/{make-order,power,price-bill,price-due,report}.ts',
  'machines/kit/*.ts',
  'machines/kit/{paying,submitting}/**/*.ts',
];

/** What stands there and is said by nobody: what a button means, what a rank is for, what is matched or thrown, how a sentence is known. */
const SILENT = {
  files: [
    /sentences\/(?:arriving|terminal)\.ts$/,
    /help-answers\/index\.ts$/,
    /kit\/chart\.ts$/,
    /estate\/data-address\.ts$/,
    /trouble\/symptom\.ts$/,
    /trouble\/ticket\.ts$/,
    /routes\/talk-context\.ts$/,
  ],
  properties:
    /^(?:type|say|says|why|do|flow|name|part|examples|any|not|words|asks|path|route|to|icon|kind|patterns|how often|questions|order)$/,
  calls: /^(?:rank|patterns|test|includes|startsWith|endsWith|normalize|replace|replaceAll|split|join|matches)$/,
};

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return String(node.name ?? node.value ?? '');
};

/** True for a part of a source that nobody reads on a screen. */
function isSilent(node: Node): boolean {
  if (/^(?:Import|ExportAll|ThrowStatement|SwitchCase|TaggedTemplate)/.test(node.type)) return true;
  if (node.type.startsWith('TS')) return !/^TS(?:As|Satisfies|NonNull)/.test(node.type);
  // A question may be called what is silent elsewhere: `name: { label, ask }`.
  if (node.type === 'Property')
    return SILENT.properties.test(nameOf(node.key)) && !(isNode(node.value) && node.value.type === 'ObjectExpression');
  if (node.type === 'NewExpression') return true;
  return node.type === 'CallExpression' && SILENT.calls.test(nameOf(node.callee));
}

/** A text with numbered gaps, where a node is one; else null. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }, at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked).join('');
}

/** Words, and no name of code: a sentence, a beginning with a capital, or a piece that stands beside a gap. */
function isWords(text: string): boolean {
  const bare = text.replaceAll(/\{\d+\}/g, '');
  if (!/[a-z]{2}/.test(bare)) return / /.test(bare.trim()) && /[A-Z]{2}/.test(bare);
  return / /.test(bare) || /^[A-Z]/.test(bare) || bare !== text;
}

/** A part in square brackets is told where its slots are known: it is a text with gaps by itself, and a gap where it stands. */
const PERHAPS = /\[[^\]]*\{\p{L}+\}[^\]]*\]/gu;

/** A text, and the parts that it may have. */
function toldOf(text: string): readonly string[] {
  const parts = [...text.matchAll(PERHAPS)].map(([part]) => part.slice(1, -1));
  const numbered = (told: string, gap: RegExp) => {
    let at = 0;
    return told.replace(gap, () => `{${at++}}`);
  };
  return parts.length === 0
    ? [text]
    : [numbered(text, PERHAPS), ...parts.map((part) => numbered(part, /\{\p{L}+\}/gu))];
}

function* textsIn(node: Node, compared = false): Generator<string> {
  if (isSilent(node)) return;
  const text = compared ? null : textOf(node);
  for (const told of text === null ? [] : toldOf(text)) if (isWords(told)) yield told;
  const compares = node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator));
  for (const [part, value] of Object.entries(node)) {
    // The name of a property is nobody's text.
    if (part === 'key' && node.computed !== true) continue;
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* textsIn(inner, compares);
  }
}

/** What the portal says in English, with a gap for each thing that is put into it, and the files that say it. */
export function saidInEnglish(): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, readonly string[]>();
  for (const file of globSync(SAID, { cwd: ROOT }).sort()) {
    if (SILENT.files.some((silent) => silent.test(file))) continue;
    const source = readFileSync(join(ROOT, file), 'utf8');
    for (const text of textsIn(parseSync(file, source).program as unknown as Node))
      said.set(text, [...new Set([...(said.get(text) ?? []), file])]);
  }
  return said;
}
