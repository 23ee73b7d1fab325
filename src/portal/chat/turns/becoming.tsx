import { Component, type RefObject } from 'react';
import { type From, motionNow } from '../../ui/motion/moving.tsx';

let pressed: { readonly words: string; readonly place: DOMRect } | null = null;

/** A button was pressed whose words become the person's turn: that begins where the button was. */
export function rememberPressed(words: string, button: Element): void {
  pressed = motionNow() && { words, place: button.getBoundingClientRect() };
}

/** Where the button stood that said these words, if it was the last one pressed and nothing has come of it yet. */
export const pressedAs =
  (words: string): From =>
  () => {
    const place = pressed?.words === words ? pressed.place : null;
    pressed = null;
    return place;
  };

/** What a purchase is, from its reading back to its receipt: one of these follows upon the other. */
const CARDS = '.confirm-card, .token-card--waiting';

interface Stood {
  readonly flow: string | undefined;
  readonly log: HTMLElement;
  readonly place: DOMRect;
  /** How far the log was scrolled then, px. */
  readonly scrolled: number;
}

let stood: Stood | null = null;

/** Where in its log the last card of the purchase stood; null where there was none. */
export const cardStood: From = () => {
  if (!stood) return null;
  const { log, place, scrolled } = stood;
  stood = null;
  return new DOMRect(place.x, place.y + scrolled - log.scrollTop, place.width, place.height);
};

/**
 * Looks where a card stands right before the log changes, so that what takes its place can begin there, at once or once it is paid for;
 * not what comes of another flow.
 */
export class CardStood extends Component<{ log: RefObject<HTMLElement | null>; flow: string | undefined }> {
  override getSnapshotBeforeUpdate() {
    // Asking would lay the page out once more, for nothing where nothing moves.
    const log = motionNow() && this.props.log.current;
    const card = log?.querySelector(CARDS);
    const { flow } = this.props;
    if (log && card) stood = { flow, log, place: card.getBoundingClientRect(), scrolled: log.scrollTop };
    else if (stood?.flow !== flow) stood = null;
    return null;
  }

  /** React asks for a snapshot only where something is done with it afterwards. */
  override componentDidUpdate() {}

  override render() {
    return null;
  }
}
