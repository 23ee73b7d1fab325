import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useConversation } from '../conversation/portal-context.tsx';
import { FaceSwitch } from '../faces/face-switch.tsx';
import { OtherFace } from '../faces/other-face.tsx';
import { Talk } from '../faces/talk.tsx';
import { type Face, useFace } from '../faces/use-face.ts';
import { SiteFooter } from '../site/site-footer.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import { ROOMY, useMedia, WIDE } from '../ui/media.ts';
import { useDrawn } from '../ui/use-drawn.ts';
import { FoldingMenu, type MenuProps } from './service-menu.tsx';
import { useEntry } from './use-entry.ts';
import { Welcome } from './welcome.tsx';
import './landing.css';

const EstatePowerForm = lazy(() =>
  import('./estate-power-form.tsx').then((module) => ({ default: module.EstatePowerForm })),
);

/**
 * The page of a visitor: a menu, the conversation and the chosen form, as many of them side by side as there is room for;
 * below that the switch changes between conversation and form. `first` is what a narrow screen begins with.
 */
export function Storefront({
  title,
  menu,
  first,
  note,
}: {
  title: string;
  /** What must be known before anything else on the page. */
  note?: ReactNode;
  menu: (props: MenuProps) => ReactNode;
  first: Extract<Face, 'chat' | 'form'>;
}) {
  const { face, choose } = useFace(false, first);
  const { current, estate, choose: pick } = useEntry(first === 'form');
  const wide = useMedia(WIDE);
  const roomy = useMedia(ROOMY);
  const fresh = useConversation((v) => v.atStart);
  const chat = wide || face === 'chat';
  const welcomed = fresh && chat;
  const stage = useRef<HTMLDivElement>(null);
  const props: MenuProps = {
    current,
    choose: (entry) => {
      pick(entry);
      if (!wide) choose('form');
      // The menu of a narrow screen makes room for the form; without this the keyboard would start over at the top.
      if (!roomy) stage.current?.focus({ preventScroll: true });
    },
  };
  const form =
    estate && face !== 'table' ? <EstateForm /> : <OtherFace face={face === 'table' ? face : 'form'} beside={wide} />;
  const welcome = (
    <>
      <Welcome menu={!roomy && <FoldingMenu choose={props.choose} />} />
      {!roomy && <SiteFooter />}
    </>
  );
  return (
    <div className={welcomed ? 'landing landing--fresh' : 'landing'}>
      <SiteHeader signIn={welcomed && !wide ? 'primary' : 'secondary'} />
      <main className="landing__body">
        {!welcomed && <h1 className="hidden">{title}</h1>}
        {note}
        {roomy && <div className="landing__menu">{menu(props)}</div>}
        <div className="stage" ref={stage} tabIndex={-1}>
          {!wide && (roomy || !welcomed) && (
            <div className="stage__head">
              <FaceSwitch face={face} choose={choose} />
            </div>
          )}
          <Talk instead={chat ? welcomed && welcome : form} quiet={fresh} note={<FeeNote />} />
        </div>
        {wide && (
          <aside className="landing__form" aria-label="Form">
            {face === 'table' && <FaceSwitch face={face} choose={choose} />}
            {form}
          </aside>
        )}
      </main>
      {roomy && <SiteFooter />}
    </div>
  );
}

function EstateForm() {
  // What a build would draw of it had no style sheet yet.
  const drawn = useDrawn();
  const skeleton = <span className="skeleton skeleton--pane" />;
  return drawn ? (
    skeleton
  ) : (
    <Suspense fallback={skeleton}>
      <EstatePowerForm />
    </Suspense>
  );
}

function FeeNote() {
  return (
    <p className="fee-note">The fee and the total are shown before you pay. Nothing is charged until you say yes.</p>
  );
}
