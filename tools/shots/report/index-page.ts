import { escaped } from './escaped.ts';
import type { Shot } from './shot.ts';

const STYLE = `body{font:14px/20px sans-serif;margin:24px;background:#fafaf6;color:#15201a}
figure{display:inline-block;vertical-align:top;margin:0 12px 12px 0}img{height:320px;border:1px solid #828d85}
.bad{color:#b3212b}figcaption{max-width:320px;overflow-wrap:anywhere}`;

/** A page with every picture, scene by scene; what is wrong with one stands below it. */
export function indexPage(shots: readonly Shot[]): string {
  const scenes = Map.groupBy(shots, ({ area, scene }) => `${area}: ${scene}`);
  const wrong = shots.reduce((sum, { problems }) => sum + problems.length, 0);
  const parts = [...scenes].map(
    ([name, taken]) => `<section><h2>${escaped(name)}</h2>${taken.map(figure).join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of Wattchat</title><style>${STYLE}</style>
<h1>${shots.length} pictures, ${wrong} ${wrong === 1 ? 'problem' : 'problems'}</h1>
${parts.join('\n')}
</html>
`;
}

function figure({ file, width, theme, problems }: Shot): string {
  const wrong = problems.map(({ check, what }) => `<br><span class="bad">${check}: ${escaped(what)}</span>`).join('');
  const name = escaped(file);
  return `<figure><a href="${name}"><img loading="lazy" alt="" src="${name}"></a><figcaption>${width} ${theme}${wrong}</figcaption></figure>`;
}
