import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const BOTBUILDER = 'botbuilder-dialogs@4.23.3';

const run = promisify(execFile);

/** What of the library is used: its waterfall, two of its prompts, and the adapter that its own tests talk through. */
interface Step {
  readonly result: unknown;
  readonly context: { sendActivity(text: string): Promise<unknown> };
  prompt(dialog: string, prompt: string | { readonly prompt: string; readonly retryPrompt: string }): Promise<unknown>;
  endDialog(): Promise<unknown>;
}
interface TurnContext {
  readonly activity: { readonly text: string };
  sendActivity(text: string): Promise<unknown>;
}
interface DialogContext {
  continueDialog(): Promise<{ readonly status: string }>;
  beginDialog(dialog: string): Promise<unknown>;
  cancelAllDialogs(): Promise<unknown>;
}
interface Dialogs {
  readonly DialogSet: new (
    state: unknown,
  ) => { add(dialog: unknown): unknown; createContext(context: TurnContext): Promise<DialogContext> };
  readonly WaterfallDialog: new (name: string, steps: readonly ((step: Step) => Promise<unknown>)[]) => unknown;
  readonly NumberPrompt: new (
    name: string,
    isGood: (given: { readonly recognized: { succeeded: boolean; value?: number } }) => Promise<boolean>,
  ) => unknown;
  readonly ConfirmPrompt: new (name: string) => unknown;
}
interface Core {
  readonly MemoryStorage: new () => unknown;
  readonly ConversationState: new (
    storage: unknown,
  ) => { createProperty(name: string): unknown; saveChanges(context: TurnContext): Promise<void> };
  readonly MemoryTranscriptStore: new () => unknown;
  readonly TranscriptLoggerMiddleware: new (store: unknown) => unknown;
  readonly TestAdapter: new (
    hear: (context: TurnContext) => Promise<void>,
  ) => {
    readonly activeQueue: { readonly text: string }[];
    receiveActivity(text: string): Promise<void>;
    use(middleware: unknown): unknown;
  };
}

/** Somebody who talks to a bot: answers what the bot said. */
export type Talk = (text: string) => Promise<readonly string[]>;

/** The bot's library, fetched to a folder of its own for as long as it is measured. Its installing script is not run: it builds what it ships. */
export async function fetchBotbuilder(): Promise<{ readonly talk: () => Talk; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'wattchat-botbuilder-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    await run('npm', ['install', '--ignore-scripts', '--no-save', `--prefix=${folder}`, BOTBUILDER]);
    const load = createRequire(join(folder, 'node_modules/'));
    const core: Core = load('botbuilder-core');
    const dialogs: Dialogs = load('botbuilder-dialogs');
    return { talk: () => talkTo(core, dialogs), remove };
  } catch (fault) {
    remove();
    throw fault;
  }
}

/**
 * Power bought as the library's own examples buy things: a number that its prompt recognises and checks, then a yes; its state is saved
 * after each turn, and its transcript is kept, as ours are.
 */
function talkTo(core: Core, dialogs: Dialogs): Talk {
  const { ConversationState, MemoryStorage, MemoryTranscriptStore, TestAdapter, TranscriptLoggerMiddleware } = core;
  const { DialogSet, WaterfallDialog, NumberPrompt, ConfirmPrompt } = dialogs;
  const state = new ConversationState(new MemoryStorage());
  const known = new DialogSet(state.createProperty('dialogs'));
  known.add(
    new NumberPrompt('amount', async ({ recognized }) => recognized.succeeded && (recognized.value ?? 0) >= 300),
  );
  known.add(new ConfirmPrompt('confirm'));
  known.add(
    new WaterfallDialog('buy power', [
      (step) => step.prompt('amount', { prompt: 'How much?', retryPrompt: 'Amount is less than 300' }),
      (step) => step.prompt('confirm', `Buy power of ${String(step.result)}?`),
      async (step) => {
        await step.context.sendActivity(step.result === true ? 'Bought' : 'Left');
        return step.endDialog();
      },
    ]),
  );
  const adapter = new TestAdapter(async (context) => {
    const open = await known.createContext(context);
    const { text } = context.activity;
    if (text === 'cancel') {
      await open.cancelAllDialogs();
      await context.sendActivity('Left');
    } else if ((await open.continueDialog()).status === 'empty') await open.beginDialog(text);
    await state.saveChanges(context);
  });
  adapter.use(new TranscriptLoggerMiddleware(new MemoryTranscriptStore()));
  return async (text) => {
    await adapter.receiveActivity(text);
    return adapter.activeQueue.splice(0).map((one) => one.text);
  };
}
