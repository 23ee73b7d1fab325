import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const below = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split('\\').join('/')}`);

/** Where the types of what components are drawn from are declared. */
const TYPES = ['machines/kit', 'machines/pages', 'src/portal'].flatMap(below).map(read).join('\n');

/** A component that others than those of its own folder draw. */
export interface Shown {
  readonly name: string;
  /** What its props say: each prop with its type. */
  readonly props: ReadonlyMap<string, string>;
  /** Its file with those of the machines that it imports types from: of two types of one name, the one that is meant. */
  readonly near: string;
}

/** What a sample has to show of a component, and how it is known among the props that it was drawn from. */
export interface DeclaredState {
  readonly name: string;
  readonly isIn: (props: Readonly<Record<string, unknown>>) => boolean;
}

const COMPONENT = /export (?:function|class) ([A-Z]\w+)[\s\S]*?(?=\nexport |\nfunction |\nclass |$)/g;

/** Every component of a folder of `src/portal`. `all`: also those that only their neighbours draw. */
export function componentsOf(folder: string, all: boolean): readonly Shown[] {
  const elsewhere = below('src/portal')
    .filter((file) => !file.startsWith(`src/portal/${folder}/`) && !file.startsWith('src/portal/styleguide/'))
    .map(read);
  return below(`src/portal/${folder}`).flatMap((file) => {
    const text = read(file);
    const end = file.split('/').slice(-2).join('/').replaceAll('.', '\\.');
    const from = new RegExp(`(?:from|import\\()\\s*'[^']*${end}'`);
    const near = [text, ...[...text.matchAll(/from '#(machines\/[^']*)'/g)].map(([, path = '']) => read(path))].join(
      '\n',
    );
    return [...text.matchAll(COMPONENT)].flatMap(([source, name = '']): readonly Shown[] => {
      const isDoor = elsewhere.some((other) => from.test(other) && new RegExp(`\\b${name}\\b`).test(other));
      return all || isDoor ? [{ name, props: propsIn(source, near), near }] : [];
    });
  });
}

/** The props of a function's first argument: written there, or by the name of their type. `file`: where it stands. */
function propsIn(source: string, file: string): ReadonlyMap<string, string> {
  const [, after = ''] = /^export function \w+\(([\s\S]*)/.exec(source) ?? [];
  const given = after.startsWith('{') ? after.slice(ended(after) + 1) : after.replace(/^\w*/, '');
  const type = /^\s*:\s*([\s\S]*)/.exec(given)?.[1] ?? '';
  return membersOf(type.startsWith('{') ? type.slice(0, ended(type) + 1) : (/^\w+/.exec(type)?.[0] ?? ''), file);
}

/** Where the bracket that a text begins with is closed. */
function ended(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length - 1;
}

/** What stands between the brackets of a declaration, but for brackets within; null where there is none such. */
function bodyOf(declaration: RegExp, text: string): string | null {
  const from = declaration.exec(text)?.[1];
  if (from === undefined) return null;
  let body = from.slice(1, ended(from)).replace(/\/\*[\s\S]*?\*\//g, '');
  while (/\{[^{}]*\}/.test(body)) body = body.replace(/\{[^{}]*\}/g, '');
  return body;
}

/** The members of a type written out, or named; one of its own file goes before others of that name. */
function membersOf(type: string, file = ''): ReadonlyMap<string, string> {
  const declared = new RegExp(`interface ${/^\w+$/.test(type) ? type : '-'}\\b[^{]*(\\{[sS]*)`);
  const body = type.startsWith('{') ? bodyOf(/([\s\S]*)/, type) : (bodyOf(declared, file) ?? bodyOf(declared, TYPES));
  const lines = (body ?? '').replace(/\n\s*\|/g, ' |').split(/[;\n]/);
  return new Map(
    lines.flatMap((line) => {
      const [, name, maybe = '', as = ''] = /^\s*(?:readonly )?(\w+)(\??): (.+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, `${maybe && 'undefined | '}${as.trim()}`] as const];
    }),
  );
}

const LITERALS = /^(?:'[\w-]+'|\d+)(?: \| (?:'[\w-]+'|\d+))*$/;

/** The words or numbers that a type allows, by its name too; none where it allows others. */
function literalsOf(type: string): readonly string[] {
  const plain = type.replace(/undefined \| /g, '').replace(/ \| (?:null|undefined)$/, '');
  const [, from, less] = /^Exclude<(\w+), '(\w+)'>$/.exec(plain) ?? [];
  if (from !== undefined) return literalsOf(from).filter((one) => one !== less);
  const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(plain) ?? [];
  if (list !== undefined) {
    const [, all = ''] = new RegExp(`const ${list} = \\[([^\\]]*)\\]`).exec(TYPES) ?? [];
    return [...all.matchAll(/'([\w-]+)'/g)].map(([, one = '']) => one);
  }
  const [, table] = /^keyof typeof (\w+)$/.exec(plain) ?? [];
  if (table !== undefined)
    return [...(bodyOf(new RegExp(`const ${table} = (\\{[sS]*)`), TYPES) ?? '').matchAll(/^\s*(\w+):/gm)].map(
      ([, one = '']) => one,
    );
  if (LITERALS.test(plain)) return plain.split(' | ').map((one) => one.replaceAll("'", ''));
  const [, alias] = new RegExp(`type ${/^\w+$/.test(plain) ? plain : '-'} =\\s([^;]+);`).exec(TYPES) ?? [];
  return alias === undefined || alias === plain ? [] : literalsOf(alias.replace(/\s+/g, ' ').replace(/^ ?\| /, ''));
}

/** No state of what is seen: who it is told to, and what it is called by. */
const UNSEEN =
  /^(?:id|as|key|className|ref|form|orderId|name|deed|rereads|revises|type|short|code|another|own|to|completes|onPress)$/;

/** Every state that a prop's type declares, of its own and of what it holds. `deep`: how many levels of what it holds. */
function statesOfMember(name: string, type: string, near: string, deep: number): readonly DeclaredState[] {
  if (UNSEEN.test(name) || type.includes('=>')) return [];
  const literals = literalsOf(type);
  if (literals.length > 0)
    return literals.map((one) => ({ name: `${name}: ${one}`, isIn: (props) => String(props[name]) === one }));
  const bare = type.replace(/undefined \| /, '').replace(/ \| null$/, '');
  if (/^(?:boolean|true)$/.test(bare)) {
    return [
      { name, isIn: (props) => props[name] === true },
      { name: `not ${name}`, isIn: (props) => (props[name] ?? false) === false },
    ];
  }
  const states: DeclaredState[] = [];
  if (bare !== type) {
    states.push({ name: `without ${name}`, isIn: (props) => (props[name] ?? '') === '' });
    states.push({ name: `with ${name}`, isIn: (props) => (props[name] ?? '') !== '' });
  }
  const [, many] = /^readonly (\w+)\[\]$/.exec(bare) ?? [];
  if (many !== undefined && deep > 0)
    states.push({ name: `${name} empty`, isIn: (props) => Array.isArray(props[name]) && props[name].length === 0 });
  if (deep > 0) {
    // What a whole step shows has pictures of its own (docs/change/looking.md).
    for (const [inner, as] of bare === 'View' ? [] : membersOf(many ?? bare, near)) {
      for (const state of statesOfMember(inner, as, near, deep - 1))
        states.push({ name: `${name}.${state.name}`, isIn: (props) => held(props[name]).some(state.isIn) });
    }
  }
  return states;
}

/** What a prop holds, one or many. */
const held = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => (isRecord(one) ? [one] : []));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Longer than a line of a phone. */
const LONG = 60;
const words = (value: unknown, deep = 3): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (deep === 0 || typeof value !== 'object' || value === null || '$$typeof' in value) return [];
  return Object.values(value).flatMap((one: unknown) => words(one, deep - 1));
};

/** Every state that the props of a component declare. */
export function declaredStates({ props, near }: Shown): readonly DeclaredState[] {
  const states = [...props].flatMap(([name, type]) => statesOfMember(name, type, near, 1));
  const says = [...props].some(
    ([name, type]) => !UNSEEN.test(name) && name !== 'token' && /(?:^|\| )string(?:$| \|)/.test(type),
  );
  return says
    ? [...states, { name: 'a long text', isIn: (given) => words(given).some((text) => text.length >= LONG) }]
    : states;
}
