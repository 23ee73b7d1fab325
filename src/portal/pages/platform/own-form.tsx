import { useEffect, useRef, useState } from 'react';
import type { Route, RouteView } from '#catalogues/routes/route.ts';
import type { Action, View } from '#machines/kit/view.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { Elsewhere } from '../../form/elsewhere.tsx';
import { FlowForm } from '../../form/flow-form.tsx';
import { stands } from '../../form/resend.tsx';
import { isReload } from '../../router/start-flow.ts';
import '../../form/canvas.css';

/** A flow's form as an entry of a page's menu. It stands there anew whenever it was sent (DECISIONS 13). */
export function OwnForm({ route, entry, flow }: { route: Route; entry: RouteView; flow: string }) {
  const { conversation } = usePortal();
  const card = useRef<HTMLElement>(null);
  const open = useConversation((v) => (v.view?.flow === flow && v.view.outcome === null ? v.view : null));
  const over = useConversation((v) => v.view?.outcome === null && (route.over?.includes(v.view.flow) ?? false));
  const before = useBefore(open);
  // Below what stands over the page nothing is pressed: the form is seen there as it was.
  const view = open ?? (over ? before : null);
  useStanding(flow);
  useGiven(entry, flow);
  return (
    <section className="card own-form" aria-label={entry.label} ref={card} tabIndex={-1}>
      {view ? (
        <FlowForm
          view={asAsked(view, entry)}
          twin={false}
          offers={(action) => stands(action) || isAllThereIs(action, view)}
          onPressed={() => card.current?.focus({ preventScroll: true })}
        />
      ) : (
        <Away over={route.over ?? []} onBack={() => conversation.open(flow)} />
      )}
    </section>
  );
}

/** Where nothing can be filled in, as when the lists to choose from did not come, trying again is all that there is to do. */
const isAllThereIs = ({ type }: Action, { fields, busy }: View): boolean =>
  type === 'RETRY' && fields.length === 0 && busy === null;

/** The form as it last stood there. */
function useBefore(view: View | null): View | null {
  const [before, keep] = useState(view);
  useEffect(() => {
    if (view) keep(view);
  }, [view]);
  return before;
}

/** The form is on its way, or waits below something else; what stands over this very page is no other place. */
function Away({ over, onBack }: { over: readonly string[]; onBack: () => void }) {
  const other = useConversation((v) => v.view !== null && v.view.outcome === null && !over.includes(v.view.flow));
  return other ? <Elsewhere back="Go on here" onBack={onBack} /> : <span className="skeleton own-form__waiting" />;
}

/** Opens the form as its entry is come to, and again whenever nothing is open. */
function useStanding(flow: string): void {
  const { conversation } = usePortal();
  const free = useConversation((v) => v.view === null || v.view.outcome !== null);
  useEffect(() => {
    // Where the page was only loaded anew, something else may have been typed there.
    if (!isReload()) conversation.lookAt(flow);
  }, [conversation, flow]);
  useEffect(() => {
    if (free) conversation.lookAt(flow);
  }, [conversation, flow, free]);
}

/** The form as its entry asks it: what is given with one answer is not asked, and of several no other can be chosen. */
function asAsked(view: View, { given = {} }: RouteView): View {
  const fields = view.fields
    .filter(({ name }) => given[name]?.length !== 1)
    .map((field) => {
      const fitting = given[field.name];
      return fitting ? { ...field, choices: field.choices.filter(({ value }) => fitting.includes(value)) } : field;
    });
  return { ...view, fields };
}

const NOTHING: readonly [string, readonly string[]] = ['', []];

/** What the entry takes is filled in where it is not, unless the form was begun for something else and is half filled. */
function useGiven({ name, given }: RouteView, flow: string): void {
  const { conversation } = usePortal();
  const shown = useRef<string | null>(null);
  const [field, fitting] = Object.entries(given ?? {})[0] ?? NOTHING;
  const asked = useConversation(({ view }) =>
    view?.flow === flow && view.busy === null ? (view.fields.find((one) => one.name === field)?.value ?? null) : null,
  );
  const begun = useConversation(({ view }) => view?.fields.some((one) => one.name !== field && one.value !== ''));
  useEffect(() => {
    if (asked === null) return;
    const turned = shown.current !== null && shown.current !== name;
    shown.current = name;
    const [first] = fitting;
    if (first === undefined || fitting.includes(asked) || (begun && !turned)) return;
    conversation.send({ type: 'FILL', values: { [field]: first }, from: 'form' });
  }, [conversation, name, field, fitting, asked, begun]);
}
