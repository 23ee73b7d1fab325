import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type Ref,
  Suspense,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SENTENCE_LENGTH } from '#catalogues/limits.ts';
import { MASKED } from '#catalogues/sentences/masked.ts';
import type { Conversation, ConversationView } from '#machines/assistant/conversation/conversation-view.ts';
import { takeDraft } from '../../browser/draft.ts';
import { useConversation, usePortal } from '../../conversation/portal-context.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { SLIM, useMedia } from '../../ui/media.ts';
import { useDrawn } from '../../ui/use-drawn.ts';
import { grow } from './grow.ts';
import './composer.css';

const Attach = lazy(() => import('./attach.tsx').then((module) => ({ default: module.Attach })));

/** How a composer left the page: what was half written in it, the secret that this is, where it is one (it answers nothing else), and whether it was being written in. */
const LEFT = new WeakMap<Conversation, readonly [text: string, secret: string | false, wrote: boolean]>();

/** What the composer says that one may type. */
type Hint = Pick<ConversationView['composer'], 'placeholder' | 'example' | 'mode'>;

/** What others may do with the composer. */
export interface ComposerHandle {
  focus(): void;
}

/** Where a person writes. A secret is masked, and never drawn anywhere else. `hint`: what it says where it stands, in the place of its own. */
export function Composer({
  ref,
  hint,
  onSaid,
}: {
  ref?: Ref<ComposerHandle>;
  hint?: Hint | undefined;
  onSaid?: () => void;
}) {
  const { conversation } = usePortal();
  const drawn = useDrawn();
  const composer = { ...useConversation((v) => v.composer), ...hint };
  // What is written stays in the field itself: drawing it anew for each key is what a weak phone feels.
  const [empty, setEmpty] = useState(true);
  const [shown, setShown] = useState(false);
  const narrow = useMedia(SLIM);
  const placeholder = (narrow && composer.example) || composer.placeholder;
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  const focused = useRef(false);
  const noteId = useId();
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus({ preventScroll: true }) }));

  const { masked, mode, accepts, several } = composer;
  const secret = masked && composer.placeholder;
  // Another page has a composer of its own: who was writing goes on writing there, with what they had.
  useLayoutEffect(() => {
    const element = field.current;
    const [text, of, wrote] = LEFT.get(conversation) ?? [];
    LEFT.delete(conversation);
    if (text && of === secret && element?.value === '') {
      element.value = text;
      setEmpty(false);
      grow(element);
    }
    if (wrote && document.activeElement === document.body) element?.focus({ preventScroll: true });
    return () => {
      if (element) LEFT.set(conversation, [element.value, secret, focused.current]);
    };
  }, [conversation, secret]);
  // What was half written when the page began anew; who is asked for a secret has to write it again.
  useLayoutEffect(() => {
    if (drawn || masked || field.current?.value !== '') return;
    const draft = takeDraft();
    if (draft === null) return;
    field.current.value = draft;
    setEmpty(false);
    grow(field.current);
  }, [drawn, masked]);
  const wasMasked = useRef(masked);
  useLayoutEffect(() => {
    if (wasMasked.current === masked) return;
    wasMasked.current = masked;
    // The element is another one now, without what was half typed for it; the keyboard should follow.
    setEmpty(true);
    setShown(false);
    if (focused.current) field.current?.focus({ preventScroll: true });
  }, [masked]);

  const say = (event?: FormEvent) => {
    event?.preventDefault();
    const written = field.current?.value ?? '';
    const said = masked ? written : written.trim();
    if (said === '') return;
    if (field.current) field.current.value = '';
    grow(field.current);
    setEmpty(true);
    conversation.say(said);
    onSaid?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  const common = {
    ref: field,
    className: 'composer__field',
    enterKeyHint: 'send' as const,
    // Behind something written a browser would hide it anew with each key.
    placeholder: empty ? placeholder : undefined,
    'aria-label': composer.placeholder || 'Write a message',
    maxLength: SENTENCE_LENGTH,
    // What is typed before the portal hears it would be lost.
    readOnly: drawn,
    onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement | HTMLInputElement }) => {
      setEmpty(currentTarget.value.trim() === '');
      grow(currentTarget);
    },
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
    },
  };

  return (
    <form className="composer-area" onSubmit={say}>
      <div className="composer">
        {masked && (
          <span className="composer__lock">
            <Icon name="lock" />
          </span>
        )}
        {accepts !== undefined && !masked && (
          <Suspense fallback={<span className="tool" />}>
            <Attach accepts={accepts} several={several} />
          </Suspense>
        )}
        {masked ? (
          <input
            {...common}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            aria-describedby={noteId}
            spellCheck={false}
            autoCapitalize="none"
          />
        ) : (
          <textarea
            {...common}
            rows={1}
            inputMode={mode}
            autoComplete="off"
            autoCapitalize={mode === 'text' ? 'sentences' : 'none'}
            onKeyDown={onKeyDown}
          />
        )}
        {masked && (
          <button
            type="button"
            className="tool"
            aria-pressed={shown}
            aria-label={shown ? 'Hide what I type' : 'Show what I type'}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        )}
        <button type="submit" className="composer__send" aria-label="Send" aria-disabled={empty || undefined}>
          <Icon name="send" />
        </button>
      </div>
      {masked && (
        // The question itself says it to who sees: below the line it would stand twice.
        <p className="hidden" id={noteId}>
          {MASKED}
        </p>
      )}
    </form>
  );
}
