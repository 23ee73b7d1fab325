import type { UploadKind } from '#catalogues/uploads.ts';
import type { Desk } from '#machines/uploads/desk/desk.ts';

/** What the page asks of the worker that has the rows. */
export type Asked =
  | { readonly ask: 'kindsOf'; readonly file: File }
  | { readonly ask: 'read'; readonly runId: string; readonly kind: UploadKind; readonly file: File }
  | { readonly ask: 'judge'; readonly runId: string; readonly estate: number | null }
  | { readonly ask: 'page'; readonly runId: string; readonly at: number }
  | { readonly ask: 'send'; readonly runId: string; readonly estate: number | null }
  | { readonly ask: 'failed'; readonly runId: string }
  | { readonly ask: 'template'; readonly kind: UploadKind };

/** What each of them answers. */
export type Answer<A extends Asked['ask']> = Awaited<ReturnType<Desk[A]>>;

/** To the worker. `token`: the session's bearer token as it is now. */
export type ToWorker =
  | { readonly id: number; readonly token: string | null; readonly asked: Asked }
  | { readonly id: number; readonly stop: true }
  | { readonly forget: string | null };

/** From the worker: how far it is, what came of it, or that it broke; and a token that the server does not take any more. */
export type FromWorker =
  | { readonly id: number; readonly part: number }
  | { readonly id: number; readonly answer: unknown }
  /** `silent`: there was only no answer. */
  | { readonly id: number; readonly broke: string; readonly silent: boolean }
  | { readonly refused: string | null; readonly why: string | null };
