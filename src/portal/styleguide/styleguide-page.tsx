import { Titled } from '../router/screen-title.tsx';
import { Actions } from './samples/actions.tsx';
import { Charts } from './samples/charts.tsx';
import { Colours } from './samples/colours.tsx';
import { Fields } from './samples/fields.tsx';
import { Figures } from './samples/figures.tsx';
import { Messages } from './samples/messages.tsx';
import { Motion } from './samples/motion.tsx';
import { Results } from './samples/results.tsx';
import { Signs } from './samples/signs.tsx';
import { Waiting } from './samples/waiting.tsx';
import './styleguide.css';

const THEMES = ['light', 'dark'] as const;

/** `/styleguide`, while developing: every component that others use in every state, light and dark side by side. */
export function StyleguidePage() {
  return (
    <main>
      <Titled name="Styleguide" />
      <h1 className="hidden">Styleguide</h1>
      <div className="guide">
        {THEMES.map((theme) => (
          <section key={theme} className={`guide__theme guide__theme--${theme}`} aria-label={theme}>
            <h2 className="guide__title">{theme}</h2>
            <Colours />
            <Actions />
            <Messages />
            <Figures />
            <Charts />
            <Fields />
            <Results />
            <Waiting />
            <Signs />
            <Motion />
          </section>
        ))}
      </div>
    </main>
  );
}
