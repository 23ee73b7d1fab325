import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { useMedia } from '../ui/media.ts';

/** Light or dark, remembered; until somebody chooses, the system's own. `public/theme.js` sets it before the first paint. */
export function ThemeSwitch() {
  const systemDark = useMedia('(prefers-color-scheme: dark)');
  const [chosen, setChosen] = useState(document.documentElement.dataset.theme ?? null);
  const dark = chosen ? chosen === 'dark' : systemDark;
  const flip = () => {
    const next = dark ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    try {
      localStorage.setItem('theme', next);
    } catch {
      // A browser that keeps nothing still shows what was chosen.
    }
    setChosen(next);
  };
  return (
    <button type="button" className="tool" onClick={flip} aria-label={dark ? 'Light colours' : 'Dark colours'}>
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
