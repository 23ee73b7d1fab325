import { useSyncExternalStore } from 'react';
import { Icon } from './icons/icon.tsx';
import { useMedia } from './media.ts';

/** Fired when somebody has chosen. */
const CHOSEN = 'wattchat:theme';

const chosenTheme = () => document.documentElement.dataset.theme ?? null;

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHOSEN, listener);
  return () => window.removeEventListener(CHOSEN, listener);
}

/** Light or dark, remembered; until somebody chooses, the system's own. `public/theme.js` sets it before the first paint. */
export function ThemeSwitch() {
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const chosen = useSyncExternalStore(subscribe, chosenTheme, () => null);
  const dark = chosen ? chosen === 'dark' : systemDark;
  const flip = () => {
    const next = dark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    colourBar(next);
    try {
      localStorage.setItem('theme', next);
    } catch {
      // A browser that keeps nothing still shows what was chosen.
    }
    window.dispatchEvent(new Event(CHOSEN));
  };
  return (
    <button type="button" className="tool" onClick={flip} aria-label={dark ? 'Light colours' : 'Dark colours'}>
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}

/** The browser's own bar around the page follows what was chosen, and the system no more. */
function colourBar(theme: 'light' | 'dark'): void {
  for (const one of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    one.media = one.dataset.of === theme ? 'all' : 'not all';
}
