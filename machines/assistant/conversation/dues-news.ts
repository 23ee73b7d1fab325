import { unanswered } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { koboOf } from '#catalogues/money.ts';
import { DUES_TOLD } from '#catalogues/reminders.ts';
import { REMINDER_DAYS } from '#catalogues/sentences/estate/reminder-days.ts';
import { formatDay, formatNaira } from '#machines/kit/writing/format.ts';
import { type Line, plain } from '../lines.ts';
import { withOwn } from '../own-words.ts';
import type { TicketNewsDeps } from './ticket-news.ts';

type Deps = Omit<TicketNewsDeps, 'services'> & { readonly services: Pick<Services, 'duesNews'> };

/** Tells a resident who comes what they were reminded of and is unpaid. The server gives each reminder to one device, once. */
export function createDuesNews({ services, assistant, open, pages, who, tasks, tell, at }: Deps): { ask(): void } {
  return {
    ask() {
      const { id, role, meterNumber } = who();
      if (id === null || meterNumber === null || role !== 'service-user') return;
      tasks.quietly(async () => {
        const answer = await services.duesNews({}).catch(unanswered);
        if (answer?.status !== 200 || who().id !== id || answer.data.charges.length === 0) return;
        const { charges } = answer.data;
        const shown = charges.slice(0, DUES_TOLD);
        const said = shown.map(({ reason, owed, payBy }) =>
          REMINDER_DAYS.news(reason, formatNaira(koboOf(owed)), formatDay(payBy)),
        );
        const more = charges.length > shown.length ? [REMINDER_DAYS.more(String(charges.length - shown.length))] : [];
        const inFlow = open.topView() !== null;
        const lines = withOwn(
          [...said, ...more].map((text): Line => (inFlow ? { text, tone: 'info' } : plain(text))),
          shown.map(({ reason }) => reason),
        );
        const suggestions = [{ label: REMINDER_DAYS.pay, say: 'pay for services' }];
        assistant.send({ type: 'TOLD', lines, view: null, ...(!inFlow && { suggestions }), at: at() });
        tell({ type: 'DID', how: 'done' });
        pages.refresh();
      });
    },
  };
}
