import type { Role } from '#catalogues/roles.ts';
import { type Keep, keepNothing } from '#machines/assistant/sync/keep.ts';
import type { HandedFile } from '#machines/kit/view.ts';
import type { JudgedMeter } from '../../../support/calls/uploads.ts';
import { bearer, type Script, say, talkTo, texts } from '../../../support/portal.ts';

export const METERS = 'landlord_name,meter_number,house_address';
export const PAYMENTS = 'meterNumber,servicePayment,amount,paidAt';
export const LEVIES = 'meterNumber,amount';

/** A file of these lines. */
export const csv = (name: string, ...lines: readonly string[]): File =>
  new File([lines.join('\n')], name, { type: 'text/csv', lastModified: Date.UTC(2026, 10, 20, 8, 30) });

/** Lines of so many meters that are all good. */
export const meterLines = (many: number): readonly string[] =>
  Array.from({ length: many }, (_, at) => `Landlord ${at + 1},4501234${String(at).padStart(4, '0')},House ${at + 1}`);

/** The same meters as the server judges them; those at `wrong` belong to another estate. */
export const judgedAs = (many: number, wrong: readonly number[] = []): JudgedMeter[] =>
  meterLines(many).map((line, at) => {
    const [landlord_name = '', meter_number = '', house_address = ''] = line.split(',');
    const valid = !wrong.includes(at + 1);
    const message = valid ? '' : 'This meter number cannot be added to your estate';
    return { row: at + 2, landlord_name, meter_number, house_address, valid, message };
  });

interface Options {
  readonly role?: Role;
  readonly keep?: Partial<Keep>;
  /** What is waited for: never over, or over when this is. */
  readonly pause?: 'waits' | Promise<void>;
  readonly services?: Parameters<typeof talkTo>[1] extends infer O | undefined
    ? O extends { services?: infer S }
      ? S
      : never
    : never;
}

/** An administrator at the portal; what is waited for is over at once, unless it waits. */
export function administrator(
  given: Partial<Script> = {},
  { role = 'service-admin', keep, pause, services }: Options = {},
) {
  const { conversation, script } = talkTo(given, {
    keep: { ...keepNothing(), token: () => bearer({ role, meter_number: null }), ...keep },
    ...(pause !== 'waits' && { pause: async () => pause }),
    ...(services && { services }),
  });
  const files: HandedFile[] = [];
  conversation.onFile((file) => files.push(file));
  const view = () => {
    const shown = conversation.getSnapshot().view;
    if (!shown) throw new Error('Nothing is shown.');
    return shown;
  };
  return {
    conversation,
    script,
    files,
    view,
    /** The view of a step, as soon as that is reached. */
    async at(step: string) {
      await new Promise<void>((resolve) => {
        const look = () => {
          if (conversation.getSnapshot().view?.step === step) resolve();
        };
        conversation.subscribe(look);
        look();
      });
      return view();
    },
    /** Waits until nothing is open any more. */
    over: () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (conversation.getSnapshot().view === null) resolve();
        };
        conversation.subscribe(look);
        look();
      }),
    async open(flow: string) {
      conversation.open(flow);
      await conversation.settled();
    },
    /** As the form of the page gives a file. */
    async choose(file: File) {
      conversation.choose(file, 'dataset');
      await conversation.settled();
    },
    /** As somebody drops a file on the conversation. */
    async drop(file: File) {
      conversation.choose(file);
      await conversation.settled();
    },
    async send(...events: readonly Parameters<typeof conversation.send>[0][]) {
      for (const event of events) {
        conversation.send(event);
        await conversation.settled();
      }
    },
    say: (...sentences: readonly string[]) => say(conversation, ...sentences),
    texts: () => texts(conversation),
    said: () => view().say.map(({ text }) => text),
    called: (name: string) => script.calls.filter((call) => call.name === name).map(({ input }) => input),
    columns: () => view().table?.columns.map(({ label }) => label),
  };
}
