import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { portalLater } from './conversation/portal-later.ts';
import { OnItsWay } from './first/on-its-way.tsx';
import { ROOMS } from './first/rooms.ts';
import { Whole } from './whole.tsx';

/** The landing page as a new visitor first sees it, drawn without a browser: HTML for each room, the narrowest first. */
export async function drawFirst(): Promise<string> {
  const drawn = ROOMS.map(async ({ name, holds }) => {
    // The machines never arrive: what is drawn is what stands there until they do.
    const portal = portalLater(new Promise(() => {}));
    const html = await draw(<Whole portal={portal} holds={holds} />, name);
    return `<div class="first first--${name}" inert>${html}</div>`;
  });
  return (await Promise.all(drawn)).reverse().join('\n');
}

/** What anybody else sees until their page has come. */
export async function drawOther(): Promise<string> {
  return `<div class="first first--other">${await draw(<OnItsWay />, 'other')}</div>`;
}

async function draw(whole: ReactNode, identifierPrefix: string): Promise<string> {
  const { prelude } = await prerender(whole, {
    identifierPrefix,
    // In one piece: what is brought in later would need inline scripts, which the page forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
