import { Copyright } from './copyright.tsx';
import { OtherFace } from './other-face.tsx';
import { Rail } from './rail.tsx';
import { Talk } from './talk.tsx';
import { TopBar } from './top-bar.tsx';
import { useFace } from './use-face.ts';

/** The signed-in portal: rail, conversation and canvas, as many of them as there is room for. */
export function Frame({ title }: { title: string }) {
  const { face, both, choose } = useFace(true);
  const other = face === 'chat' ? null : <OtherFace face={face} beside={both} />;
  return (
    <div className="frame">
      <Rail />
      <div className="frame__main">
        <TopBar title={title} face={face} choose={choose} />
        <main className={both ? 'panes panes--both' : 'panes'}>
          <Talk instead={both ? null : other} note={<Copyright />} />
          {both && (
            <aside className="canvas" aria-label="Canvas">
              {other}
            </aside>
          )}
        </main>
      </div>
    </div>
  );
}
