import { prerender } from 'react-dom/static';
import { portalLater } from '../portal-later.ts';
import { Whole } from '../whole.tsx';
import { ROOMS } from './rooms.ts';

/** The landing page as a new visitor first sees it, drawn without a browser: HTML for each room, the narrowest first. */
export async function drawFirst(): Promise<string> {
  const drawn = ROOMS.map(async ({ name, holds }) => {
    // The machines never arrive: what is drawn is what stands there until they do.
    const portal = portalLater(new Promise(() => {}));
    const { prelude } = await prerender(<Whole portal={portal} holds={holds} />, {
      identifierPrefix: name,
      // In one piece: what is brought in later would need inline scripts, which the page forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    });
    return `<div class="first first--${name}" inert>${await new Response(prelude).text()}</div>`;
  });
  return (await Promise.all(drawn)).reverse().join('\n');
}
