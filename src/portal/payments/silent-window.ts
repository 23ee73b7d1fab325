import './silent-window.css';

/** For so many seconds a window may stand over the page without a sign of life, before ways on are offered. */
const PATIENCE_S = 20;

/** A way on, in words. */
interface Way {
  readonly label: string;
  readonly does: () => void;
}

/** What is offered over a silent window. */
export interface WaysOn {
  readonly says: string;
  readonly ways: readonly Way[];
}

/**
 * Offers ways on over a provider's window that stands over the page and says nothing: on a bad line its frame may be there half, and the page
 * beneath it is out of reach. A message of any frame is life, and takes the offer away; a provider that speaks only at its end is told by the
 * person that it is there. Answers what ends that.
 */
export function watchSilence(page: HTMLElement, offer: () => Promise<WaysOn>): () => void {
  let stood = 0;
  let bar: HTMLElement | null = null;
  let ended = false;
  const clock = setInterval(() => {
    stood = page.hasAttribute('inert') ? stood + 1 : 0;
    if (stood < PATIENCE_S) return;
    clearInterval(clock);
    void offer().then((ways) => {
      if (ended) return;
      bar = barOf(ways, end);
      document.body.append(bar);
    });
  }, 1000);
  const hear = ({ source }: MessageEvent) => {
    if (source !== null && source !== window) end();
  };
  window.addEventListener('message', hear);

  function end(): void {
    ended = true;
    clearInterval(clock);
    window.removeEventListener('message', hear);
    bar?.remove();
    bar = null;
  }
  return end;
}

function barOf({ says, ways }: WaysOn, end: () => void): HTMLElement {
  const bar = Object.assign(document.createElement('div'), { className: 'silent-window' });
  bar.setAttribute('role', 'alert');
  const words = Object.assign(document.createElement('p'), { textContent: says });
  const chosen = (does: () => void) => () => {
    end();
    does();
  };
  bar.append(words, ...ways.map(({ label, does }) => buttonOf(label, chosen(does))));
  return bar;
}

function buttonOf(label: string, press: () => void): HTMLElement {
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--secondary',
    textContent: label,
  });
  button.addEventListener('click', press);
  return button;
}
