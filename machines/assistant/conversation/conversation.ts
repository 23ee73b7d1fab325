import { createActor } from 'xstate';
import type { Services } from '#catalogues/calls/services.ts';
import { DELAYS, type DelayName, type Pace } from '#catalogues/delays.ts';
import { createFlows } from '#machines/flows/index.ts';
import type { FlowEvent } from '#machines/kit/events.ts';
import { rememberFees } from '#machines/kit/fees.ts';
import type { FeeCache, ProveHuman } from '#machines/kit/flow.ts';
import { createSecrets } from '#machines/kit/secrets.ts';
import type { View } from '#machines/kit/view.ts';
import { type SessionContext, sessionMachine } from '#machines/session/session.ts';
import type { TalkContext, Understanding } from '#machines/talk/context.ts';
import { assistantMachine } from '../assistant.ts';
import { SIGNED_OUT } from '../context.ts';
import { spokenAs } from '../news.ts';
import { lookedUp } from '../routing/look-ups.ts';
import { startable } from '../routing/startables.ts';
import { chosenSay, talkContext } from '../routing/talk-context.ts';
import type { Effect, LookUp, Wish } from '../routing/turn.ts';
import { createRuns } from '../runs.ts';
import { createBatches } from './batches.ts';
import type { Conversation, ConversationView, SessionView } from './conversation-view.ts';
import { keepingDues } from './dues.ts';
import { type Keep, readKept } from './keeping.ts';
import { learnLastAmount, learnPortal } from './learning.ts';
import { conversationView } from './snapshot.ts';
import { createTurnQueue } from './turn-queue.ts';
import { type Begun, begunWith, isUntouched } from './untouched.ts';

/** What a conversation is made of; everything that is not pure comes in here. */
export interface ConversationDeps {
  /** The server, given where the bearer token is and whom to tell when it is refused. */
  readonly connect: (session: { token: () => string | null; refused: () => void }) => Services;
  readonly understand: (text: string, context: TalkContext) => Understanding;
  /** Resolves after so many ms, or rejects when the signal fires. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly keep: Keep;
  /** Where the last fee is kept; in memory unless given. */
  readonly fees?: FeeCache;
  readonly proveHuman: ProveHuman;
}

/** Bring the machines of a conversation together: session, runs and assistant, as one thing that every face drives. */
export function createConversation(deps: ConversationDeps): Conversation {
  const { keep, now, fees = rememberFees() } = deps;
  const at = () => now().toISOString();
  const session = createActor(sessionMachine).start();
  const token = keep.token();
  if (token !== null) session.send({ type: 'TOKEN', token, now: now().getTime() });
  const who = () => sessionView(session.getSnapshot().context);
  // A token whose time has passed is removed, and with it all that was kept under it (S1 section 4).
  if (token !== null && who().role === null) keep.clear();

  const kept = readKept(keep.conversation());
  const connected = deps.connect({
    token: () => session.getSnapshot().context.token,
    refused: () => leave('EXPIRED'),
  });
  const services = keepingDues(connected, keep);
  const secrets = createSecrets();
  const flows = createFlows({ services, wait, secrets, signedIn: enter, fees, proveHuman: deps.proveHuman });
  const listeners = new Set<() => void>();
  const waiting = new Set<() => void>();
  const begun = new Map<string, Begun>();
  let left = false;
  // A form is filled in without a word; what stands in it is as much the person's as a sentence.
  let touched = kept !== null;
  let pace: Pace = 'swift';
  let pending = 0;
  let outcome: View | null = null;
  let support: ConversationView['support'] = null;
  let current: ConversationView | null = null;

  const stopped = new AbortController();
  const turns = createTurnQueue(
    () => topView()?.busy != null,
    () => wait('patience', stopped.signal).catch(() => undefined),
  );

  const { batch, begin, note } = createBatches(tell, announce);
  const runs = createRuns(flows, secrets, note);
  const alive = kept ? runs.restore(kept.runs) : [];
  const stack = kept?.stack.filter((run) => alive.includes(run.id)) ?? [];
  const assistant = createActor(assistantMachine, {
    input: {
      at: at(),
      session: who(),
      kept: kept
        ? { messages: kept.messages, stack, spoken: spokenOf(stack.at(-1)?.id), later: kept.later, usual: kept.usual }
        : null,
    },
  });
  assistant.on('effect', ({ effect }) => batch(() => perform(effect)));
  assistant.subscribe(announce);
  assistant.start();
  begin();
  learn();

  /** What a run that lives again had said before: only news is said after it. */
  function spokenOf(id: string | undefined) {
    const view = id === undefined ? null : runs.view(id);
    return id === undefined || !view || view.busy ? null : spokenAs(id, view);
  }

  async function wait(delay: DelayName, signal: AbortSignal): Promise<void> {
    const ms = DELAYS[delay][pace];
    if (ms > 0) await deps.pause(ms, signal);
  }

  function topId(): string | null {
    return assistant.getSnapshot().context.stack.at(-1)?.id ?? null;
  }

  function topView(): View | null {
    const id = topId();
    return id === null ? null : runs.view(id);
  }

  function tell(id: string): void {
    const view = runs.view(id);
    if (!view) return;
    const over = runs.isDone(id);
    if (over) {
      outcome = view.outcome ? view : null;
      runs.stop(id);
    }
    assistant.send({ type: 'VIEWED', id, view, over, at: at() });
  }

  function perform(effect: Effect): void {
    if (effect.do === 'start') start(effect.wish);
    else if (effect.do === 'send') deliver(effect.id, effect.event);
    else if (effect.do === 'sign-out') signOut();
    else if (effect.do === 'look-up') lookUp(effect.up);
    else if (effect.do === 'hear') task(async () => hear(effect.text, true));
    else {
      runs.stop(effect.id);
      assistant.send({ type: 'DROPPED', id: effect.id });
    }
  }

  function lookUp(up: LookUp): void {
    task(async () => {
      const found = await lookedUp(services, up, who().meterNumber ?? '');
      const view = topView();
      const lines = view ? found.map((line) => ({ ...line, aside: true as const })) : found;
      assistant.send({ type: 'TOLD', lines, view, at: at() });
    });
  }

  function start({ flow, values }: Wish): void {
    const id = deps.newId();
    const { role, meterNumber, estate, email, firstName } = who();
    outcome = null;
    assistant.send({ type: 'STARTED', run: { id, flow, title: flows[flow]?.title ?? flow }, at: at() });
    runs.start(flow, id, role && email ? { meterNumber, estate, email, firstName } : null, values);
    if (Object.keys(values).length === 0) begun.set(id, begunWith(runs.view(id)));
  }

  /** A sentence that completes a step also takes it: only a form has a button of its own for that. */
  function deliver(id: string, event: FlowEvent): void {
    runs.send(id, event);
    if (event.type !== 'FILL' || event.from !== 'chat') return;
    // One sentence can complete several steps; a step that stays where it is has something to say first.
    for (let step: string | null = null; ; ) {
      const view = runs.view(id);
      if (!view || view.step === step || view.next !== null) return;
      if (!view.actions.some((action) => action.type === 'NEXT' && action.enabled)) return;
      step = view.step;
      runs.send(id, { type: 'NEXT' });
    }
  }

  function enter(fresh: string): void {
    session.send({ type: 'TOKEN', token: fresh, now: now().getTime() });
    keep.keepToken(fresh);
    assistant.send({ type: 'SESSION', session: who(), expired: false, at: at() });
    learn();
  }

  function leave(why: 'SIGN_OUT' | 'EXPIRED'): void {
    if (who().role === null) return;
    runs.stop();
    outcome = null;
    session.send({ type: why });
    left = true;
    touched = false;
    assistant.send({ type: 'SESSION', session: SIGNED_OUT, expired: why === 'EXPIRED', at: at() });
  }

  function signOut(): void {
    // The server hears of it while the token is still known; the person is signed out here whatever it answers.
    const told = services.signOut({}).catch(() => null);
    leave('SIGN_OUT');
    task(async () => {
      await told;
    });
  }

  /** What the assistant should know of this portal and this person. Missing it costs a suggestion, nothing else. */
  function learn(): void {
    task(async () => {
      const portal = await learnPortal(services);
      if (portal) {
        pace = portal.pace;
        support = portal.support;
        assistant.send({ type: 'KNOWN', support: `${support.phone}, ${support.email}` });
      }
      if (who().role !== 'service-user') return;
      assistant.send({ type: 'KNOWN', lastAmount: await learnLastAmount(services) });
    });
  }

  function task(work: () => Promise<void>): void {
    pending += 1;
    void work().finally(() => {
      pending -= 1;
      announce();
    });
  }

  function announce(): void {
    current = null;
    const { messages, stack, later, usual } = assistant.getSnapshot().context;
    // After a sign-out nothing is kept until the person says or fills in something again.
    if (who().role !== null || touched || messages.some((message) => message.from === 'person')) {
      keep.keepConversation(() => ({ version: 1, messages, stack, later, usual, runs: runs.save() }));
    } else if (left) {
      left = false;
      keep.clear();
    }
    for (const listener of listeners) listener();
    turns.news();
    if (pending === 0 && !topView()?.busy) {
      for (const resolve of waiting) resolve();
      waiting.clear();
    }
  }

  function snapshot(): ConversationView {
    const { context } = assistant.getSnapshot();
    current ??= conversationView({ context, top: topView(), outcome, session: who(), pending, support });
    return current;
  }

  /** Hear a sentence; `shown` when it stands in the transcript already. */
  function hear(text: string, shown: boolean): void {
    const { offer, options, suggestions } = assistant.getSnapshot().context;
    const meant = options.length > 0 ? text : chosenSay(text, suggestions);
    const sense = deps.understand(meant, talkContext(offer ? null : topView(), options, who().role, now()));
    const id = topId();
    const untouched = id !== null && isUntouched(topView(), begun.get(id));
    batch(() => assistant.send({ type: 'HEARD', text, sense, view: topView(), untouched, shown, at: at() }));
  }

  function hearSecret(text: string): void {
    const id = topId();
    const field = topView()?.next;
    if (id === null || !field) return;
    assistant.send({ type: 'HEARD_SECRET', id, at: at() });
    batch(() => deliver(id, { type: 'FILL', values: { [field]: text }, from: 'chat' }));
  }

  return {
    getSnapshot: snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say(text) {
      const trimmed = text.trim();
      if (snapshot().composer.masked) hearSecret(text);
      else if (trimmed !== '') {
        let shown = false;
        const later = turns.take(() => hear(trimmed, shown));
        if (later === null) return;
        shown = true;
        assistant.send({ type: 'PRESSED', label: trimmed, at: at() });
        task(() => later);
      }
    },
    send(event) {
      const id = topId();
      const label = topView()?.actions.find((action) => action.type === event.type && action.type !== 'NEXT')?.label;
      if (id === null) return;
      touched = true;
      if (label) assistant.send({ type: 'PRESSED', label, at: at() });
      batch(() => runs.send(id, event));
    },
    open(flow, values = {}) {
      const top = assistant.getSnapshot().context.stack.at(-1);
      if (top?.flow === flow) return;
      const wish = { flow, values };
      if (who().role === null && startable(flow)?.access !== 'anyone') {
        batch(() => assistant.send({ type: 'WISHED', wish, at: at() }));
        return;
      }
      // Signing in is on the way to what is open; any other wish takes the place of what nothing was answered in.
      if (top && flow !== 'sign-in' && isUntouched(runs.view(top.id), begun.get(top.id)))
        perform({ do: 'drop', id: top.id });
      batch(() => start(wish));
    },
    close(flow) {
      const top = assistant.getSnapshot().context.stack.at(-1);
      if (top?.flow === flow && !topView()?.busy) batch(() => perform({ do: 'drop', id: top.id }));
    },
    home() {
      outcome = null;
      const id = topId();
      // A failed purchase is over for the person; one that is still pending is watched on.
      if (id !== null && runs.view(id)?.outcome === 'failed') perform({ do: 'drop', id });
      announce();
    },
    faced() {
      assistant.send({ type: 'FACED' });
    },
    signOut,
    settled() {
      return new Promise((resolve) => {
        waiting.add(resolve);
        announce();
      });
    },
    stop() {
      stopped.abort();
      runs.stop();
      assistant.stop();
      session.stop();
    },
  };
}

function sessionView({ role, firstName, email, estate, status, meterNumber }: SessionContext): SessionView {
  return { role, firstName, email, estate, status, meterNumber };
}
