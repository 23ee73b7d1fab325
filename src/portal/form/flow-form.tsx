import { type FormEvent, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { type Action, consents, type View } from '#machines/kit/view.ts';
import { OfferedFiles } from '../chat/live/offered-files.tsx';
import { OwingCard } from '../chat/live/owing-card.tsx';
import { TransferCard } from '../chat/live/transfer-card.tsx';
import { usePortal } from '../conversation/portal-context.tsx';
import { ActionButton } from '../ui/button.tsx';
import { ActionBar } from './action-bar.tsx';
import { ActionList } from './action-list.tsx';
import { AnyField } from './fields/any-field.tsx';
import { completing } from './fields/completes.ts';
import { FlowDialog, FlowQuestion } from './flow-dialog.tsx';
import { PaySummary } from './pay-summary.tsx';
import { Said } from './said.tsx';

const RevealedNow = lazy(() =>
  import('../chat/live/revealed-now.tsx').then((module) => ({ default: module.RevealedNow })),
);

/** From so many fields on they stand in two columns, where there is room. */
const LONG = 8;

/** A step of the flow as the classic form: the same fields, the same messages, the same actions. */
export function FlowForm({
  view,
  twin,
  quiet = false,
  onPressed,
  submits,
  offers = () => true,
  children,
}: {
  view: View;
  twin: boolean;
  /** True beside a conversation that says itself what is waited for: it must not be heard twice. */
  quiet?: boolean | undefined;
  onPressed: () => void;
  /** What its main button is called on this page, where the specification has a word for it. */
  submits?: string | undefined;
  /** Which of the other actions stand below it; a page that is left by itself needs no Cancel. */
  offers?: ((action: Action) => boolean) | undefined;
  /** What stands between the fields and the button. */
  children?: ReactNode;
}) {
  const { conversation } = usePortal();
  const form = useRef<HTMLFormElement>(null);
  const drafts = useRef<Record<string, string>>({});
  const submitted = useRef(false);
  const pressed = useRef(false);
  const main = mainAction(view.actions);
  const fill = (values: Record<string, string>) => conversation.send({ type: 'FILL', values, from: 'form' });
  const asked = view.dialog !== null && !twin;

  const wasAsked = useRef(asked);
  useEffect(() => {
    if (wasAsked.current && !asked && view.next) {
      // 'No, try another' asks for one of the fields again.
      form.current?.querySelector<HTMLElement>(`[name="${view.next}"]`)?.focus();
    }
    wasAsked.current = asked;
  }, [asked, view.next]);

  useEffect(() => {
    // What is on its way may still come back to one of the fields.
    if (!submitted.current || view.busy) return;
    submitted.current = false;
    // What is wrong with a form that was sent is found without looking for it.
    if (view.fields.some((field) => field.problem !== null)) {
      form.current?.querySelector<HTMLElement>('.field--bad :is(input, textarea, button)')?.focus();
    }
  }, [view]);

  const differs = (values: Record<string, string>) =>
    Object.keys(values).some((name) => fieldValue(view, name) !== values[name]);

  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('.flow-form__actions button')) return;
    // Leaving the field would take its message away, and the button with it from under the press.
    event.preventDefault();
    pressed.current = true;
  };

  /** A new amount is read back first, by whichever way it is to be paid. */
  const holds = ({ type }: Action): boolean => {
    const given = drafts.current;
    if (!consents(type) || !differs(given)) return false;
    drafts.current = {};
    fill(given);
    return true;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = differs(drafts.current);
    const byButton = pressed.current || document.activeElement instanceof HTMLButtonElement;
    pressed.current = false;
    if (main?.enabled && !asked && byButton) onPressed();
    // What was left just now is given; what a browser filled in is not.
    const given = drafts.current;
    drafts.current = {};
    if (differs(given)) fill(given);
    if (!main?.enabled || asked) return;
    // A new amount is read back before it can be paid: only what stands on the screen is confirmed.
    if (main.type === 'CONFIRM' && changed) return;
    submitted.current = true;
    if (main.type !== 'EDIT') conversation.send({ type: main.type });
  };

  const button = main && (
    <ActionButton action={main} look={twin ? 'twin' : 'primary'} wide submit>
      {(main.type === 'NEXT' && submits) || (main.formLabel ?? main.label)}
    </ActionButton>
  );

  return (
    <>
      <form className="flow-form" onSubmit={submit} onMouseDown={press} noValidate aria-label={view.title} ref={form}>
        <Said say={view.say} quiet={quiet} />
        {view.owing && <OwingCard owing={view.owing} twin={quiet} />}
        {/* Until that is paid nothing is filled in; Pay stands there and cannot be pressed (S2 section 2). */}
        {view.fields.length > 0 && !view.owing && (
          <div className={view.fields.length < LONG ? 'fields' : 'fields fields--long'}>
            {view.fields.map((field) => (
              <AnyField
                key={field.name}
                field={field}
                form={completing(view.fields)}
                onFill={(value) => fill({ [field.name]: value })}
                onDraft={(value) => {
                  if (value === null) delete drafts.current[field.name];
                  else drafts.current[field.name] = value;
                }}
              />
            ))}
          </div>
        )}
        {view.transfer ? (
          <TransferCard transfer={view.transfer} summary={view.summary} twin={quiet} />
        ) : (
          <PaySummary view={view} />
        )}
        {view.reveals && (
          <Suspense fallback={<span className="skeleton skeleton--pane" />}>
            <RevealedNow key={view.step} what={view.reveals} />
          </Suspense>
        )}
        {children}
        {twin && view.dialog && <FlowQuestion dialog={view.dialog} />}
        {/* Always there: a screen reader misses what comes with its place. */}
        <p className="flow-form__busy" role={quiet ? undefined : 'status'}>
          {view.busy}
        </p>
        {!asked && (
          <div className="flow-form__actions">
            <OfferedFiles files={view.files} />
            {main && (pays(view) ? <ActionBar view={view}>{button}</ActionBar> : button)}
            <ActionList
              onPressed={onPressed}
              holds={holds}
              actions={view.actions.filter(
                (action) =>
                  action !== main && action.type !== 'EDIT' && !(twin && action.type === 'CANCEL') && offers(action),
              )}
            />
          </div>
        )}
      </form>
      {asked && view.dialog && (
        <FlowDialog
          dialog={view.dialog}
          actions={view.actions}
          onPress={({ type }) => {
            submitted.current = type === 'CONFIRM';
            if (type !== 'EDIT') conversation.send({ type });
          }}
        />
      )}
    </>
  );
}

function mainAction(actions: readonly Action[]): Action | undefined {
  return actions.find((action) => action.type === 'CONFIRM') ?? actions.find((action) => action.type === 'NEXT');
}

/** True where the main button of a step pays. */
const pays = ({ actions, summary, transfer }: View): boolean =>
  transfer === null &&
  summary.some(({ total }) => total) &&
  actions.some(({ type, enabled }) => type === 'CONFIRM' && enabled);

function fieldValue(view: View, name: string): string {
  return view.fields.find((field) => field.name === name)?.value ?? '';
}
