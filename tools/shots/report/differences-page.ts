import type { Difference } from '../compare/judge.ts';
import { pictureOf, sceneOf } from '../compare/taken.ts';
import { escaped } from './escaped.ts';

const STYLE = `body{font:14px/20px sans-serif;margin:24px;background:#fafaf6;color:#15201a}
.three{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;align-items:start}figure{margin:0}
img{display:block;max-width:100%;border:1px solid #828d85}figcaption{margin-block:4px}code{overflow-wrap:anywhere}`;

/** A page with each picture that is not as before: before, after, and what differs, beside each other. */
export function differencesPage(differences: readonly Difference[]): string {
  const count = differences.length;
  const title = `${count} ${count === 1 ? 'picture differs' : 'pictures differ'}, and nobody approved ${count === 1 ? 'it' : 'them'}`;
  const scenes = Map.groupBy(differences, ({ taken }) => sceneOf(taken));
  const parts = [...scenes].map(
    ([name, found]) => `<section><h2>${escaped(name)}</h2>
<p><code>npm run shots -- --approve ${escaped(JSON.stringify(name))}</code></p>${found.map(three).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
${parts.join('\n')}
</html>
`;
}

function three({ taken, what, before, difference }: Difference): string {
  const none = before === null && what !== 'is new' ? 'no picture: take one with --against' : 'no picture';
  return `<h3>${pictureOf(taken)}: ${escaped(what)}</h3><div class="three">${figure('before', before, none)}${figure('after', taken.file, none)}${figure('difference', difference, none)}</div>`;
}

const figure = (name: string, file: string | null, none: string): string =>
  `<figure><figcaption>${name}</figcaption>${file === null ? `<p>${none}</p>` : `<a href="${escaped(file)}"><img loading="lazy" alt="" src="${escaped(file)}"></a>`}</figure>`;
