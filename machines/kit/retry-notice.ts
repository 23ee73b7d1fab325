import { MESSAGES } from '#catalogues/messages.ts';
import type { FlowContext } from './flow.ts';
import type { Say } from './view.ts';

/** What a step says that can only be tried again: why, where what was said of it is gone, as after an answer to something. */
export function retryNotice({ notices }: Pick<FlowContext, 'notices'>): readonly Say[] {
  return notices.some(({ text }) => text !== '') ? [] : [{ tone: 'danger', text: MESSAGES.networkFailure }];
}
