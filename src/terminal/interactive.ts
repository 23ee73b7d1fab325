import { TERMINAL } from '#catalogues/sentences/terminal.ts';
import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { consents, type HandedFile } from '#machines/kit/view.ts';
import { payOrClose } from './card.ts';
import { drawMessage, drawQuestion, drawWaiting } from './draw.ts';
import { completePath, putAt, saidOf, withDestination } from './files.ts';
import { hearLine } from './hearing.ts';
import type { Line } from './line.ts';
import { asksFile, completions, knownNames, namesIn, typeable } from './lines/completion.ts';
import { isKeepable, NO_PAST, type Past } from './lines/history.ts';
import { createPager } from './lines/pager.ts';
import { createReader, type Heard } from './lines/reader.ts';
import { addressesFor } from './pages/addresses.ts';
import { commandsOf, rowNames } from './pages/commands.ts';
import { drawPage } from './pages/draw-page.ts';
import { createVisiting } from './pages/visiting.ts';
import { tellOnce } from './revealing.ts';
import { type Screen, type Showing, screenOf } from './screen/screen.ts';
import { wrapped } from './screen/text.ts';

/** Where the conversation takes place. */
export interface TerminalDeps {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream & Showing;
  /** Files that are handed out are put there. */
  readonly folder: string;
  /** What was typed before; nothing is kept unless given. */
  readonly past?: Past;
  /** Told of where the portal cannot be reached. */
  readonly line?: Pick<Line, 'onChange'>;
  /** Read for colours: NO_COLOR, FORCE_COLOR and TERM. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

const EXIT = /^(exit|quit)$/i;

/** What is typed where there is more than a screenful. */
const PAGING: Readonly<Record<string, 'more' | 'back' | 'drop'>> = {
  '': 'more',
  n: 'more',
  more: 'more',
  p: 'back',
  q: 'drop',
};

const isReadBack = ({ view }: ConversationView): boolean =>
  view?.actions.some(({ type, enabled }) => enabled && consents(type)) ?? false;

/** The conversation for a person at a terminal. Ends with the input, with "exit", or with Ctrl-C pressed twice. */
export async function chatInTerminal(conversation: Conversation, portal: string, deps: TerminalDeps): Promise<void> {
  const { input, output, folder, past = NO_PAST, environment = {}, line } = deps;
  const screen = (): Screen => screenOf(output, environment);
  let seen = 0;
  let noticed: string | null = null;
  let isWarned = false;
  /** The steps as they were drawn last, while something is settled. */
  let waited = '';
  let to: string | null = null;
  let pressed = false;
  /** The page as it was drawn last; it is drawn again when it became another. */
  let drawn = '';
  const revealing = tellOnce(conversation);

  const reader = createReader({ input, output, past, complete, hidden: TERMINAL.hidden });
  const pager = createPager(screen, reader.print);
  const visiting = createVisiting(conversation, save);
  const newsHeard = conversation.subscribe(news);
  const stopFiles = conversation.onFile(save);
  const stopLine = line?.onChange(tellLine);

  try {
    for (;;) {
      if ((await settled()) === 'left') return goodbye();
      const state = conversation.getSnapshot();
      if (pager.waiting() === 0) ask(state);
      const { masked } = state.composer;
      const heard = await reader.ask({
        prompt: promptFor(masked),
        masked,
        ...(pager.waiting() > 0 && !masked && { key: ' ' }),
        keeps: (line) => pager.waiting() === 0 && isKeepable(line, state),
      });
      if (heard.kind === 'end' || (!masked && heard.kind === 'line' && EXIT.test(heard.text.trim()))) return goodbye();
      if (await isLeaving(heard, state)) return goodbye();
    }
  } finally {
    visiting.leave();
    newsHeard.unsubscribe();
    stopFiles();
    stopLine?.();
    reader.close();
  }

  function goodbye(): void {
    reader.print(TERMINAL.goodbye);
  }

  function tellLine(isThere: boolean): void {
    const { measure, paint } = screen();
    const said = isThere ? TERMINAL.found : TERMINAL.lost(portal);
    reader.print(
      wrapped(said, measure)
        .map((one) => paint('yellow', one))
        .join('\n'),
    );
  }

  function save(file: HandedFile): void {
    reader.print(saidOf(putAt(folder, to, file)));
  }

  /** What a step shows and nothing keeps is printed once, as the step comes. */
  async function reveal(): Promise<void> {
    const shown = await revealing();
    for (const line of [...(shown?.lines ?? []), ...(shown?.scan === undefined ? [] : [shown.scan])])
      reader.print(`  ${line}`);
  }

  function news(): void {
    const { messages, notice, ending = null, view } = conversation.getSnapshot();
    const steps = view?.waiting ? drawWaiting(view.waiting, screen()) : '';
    if (steps !== waited && steps !== '') pager.show(steps);
    waited = steps;
    if (notice !== noticed && notice !== null) pager.show(screen().paint('yellow', TERMINAL.notice(notice)));
    noticed = notice;
    if (ending !== null && !isWarned) pager.show(screen().paint('yellow', TERMINAL.ending(ending.text)));
    isWarned = ending !== null;
    for (const message of messages) {
      if (message.id <= seen) continue;
      seen = message.id;
      if (message.from === 'portal') pager.show(drawMessage(message, screen()));
    }
  }

  /** Waits until nothing is in progress, unless Ctrl-C is pressed twice meanwhile. */
  async function settled(): Promise<'settled' | 'left'> {
    let stop = (): void => undefined;
    const left = new Promise<'left'>((resolve) => {
      stop = reader.onInterrupt(() => {
        if (pressed) resolve('left');
        else reader.print(TERMINAL.stillBusy);
        pressed = true;
      });
    });
    const came = await Promise.race([visiting.settled(), left]);
    stop();
    if (came === 'left') return 'left';
    news();
    if (came !== null) pager.show(came);
    const page = visiting.page();
    const now = page === null ? '' : drawPage(page, screen());
    if (now !== drawn) pager.show(now);
    drawn = now;
    await reveal();
    return 'settled';
  }

  function ask(state: ConversationView): void {
    if (visiting.page() === null) pager.show(drawQuestion(state, screen(), portal));
  }

  function promptFor(masked: boolean): string {
    if (pager.waiting() > 0) return TERMINAL.more(pager.waiting());
    return masked ? TERMINAL.hiddenPrompt : '> ';
  }

  /** Does what was heard; true when it is the second Ctrl-C. */
  async function isLeaving(heard: Heard, state: ConversationView): Promise<boolean> {
    if (heard.kind === 'interrupt') return isSecond(state);
    pressed = false;
    pager.read();
    if (heard.kind === 'end') return true;
    if (pager.waiting() > 0 && !state.composer.masked) {
      const typed = heard.text.trim().toLowerCase();
      const turned = PAGING[typed];
      if (turned !== undefined) {
        pager[turned]();
        return false;
      }
      // Nobody says yes to what they have not seen the end of.
      if (isReadBack(state) && !/^(?:no|cancel)$/.test(typed)) {
        pager.all();
        reader.print(TERMINAL.readFirst);
        return false;
      }
      pager.drop();
    }
    await hear(heard.text, state);
    return false;
  }

  function isSecond({ view, busy }: ConversationView): boolean {
    const second = pressed;
    pressed = true;
    pager.drop();
    if (second) return true;
    if (view?.widget) conversation.send({ type: 'WIDGET', result: 'closed' });
    else if (view && !view.outcome && !busy) conversation.press({ label: 'Cancel', say: 'cancel' });
    else if (visiting.page()) visiting.leave();
    else pager.show(TERMINAL.pressAgain);
    return false;
  }

  async function hear(text: string, state: ConversationView): Promise<void> {
    const { view, composer } = state;
    to = null;
    if (view?.widget) {
      const askCode = async () => {
        const code = await reader.ask({ prompt: TERMINAL.codeAsked, masked: true });
        return code.kind === 'line' ? code.text.trim() : null;
      };
      await payOrClose({ conversation, portal, print: pager.show, askCode }, text.trim(), view.widget);
    } else if (composer.masked) conversation.say(text);
    else {
      const wanted = withDestination(text);
      to = wanted.to;
      const said = await hearLine({ conversation, visiting, folder }, wanted.say, state);
      if (said !== null) pager.show(wrapped(said, screen().measure).join('\n'));
      // A page that is asked for once more stands there once more; a file that it hands out, or what is said of a row, leaves it as it is.
      if (!/^(?:keep|export)\b|^\d+$/i.test(wanted.say)) drawn = '';
    }
  }

  async function complete(line: string): Promise<readonly [readonly string[], string]> {
    const state = conversation.getSnapshot();
    const [, before = '', path] = /^(.*\S\s+>\s*)(.*)$/.exec(line) ?? [];
    if (path !== undefined) return [(await completePath(path, folder)).map((one) => before + one), line];
    const page = visiting.page();
    const around = {
      pageCommands: page === null ? [] : commandsOf(page).map(({ words }) => words),
      addresses: addressesFor(state.session.role),
    };
    const whole = completions(line, typeable(state, around));
    const texts = whole.length > 0 ? whole : namesIn(line, knownNames(state, page === null ? [] : rowNames(page)));
    const wantsPath = asksFile(state) || (state.composer.accepts !== undefined && /[./\\~]/.test(line));
    return [wantsPath ? [...(await completePath(line, folder)), ...texts] : texts, line];
  }
}
