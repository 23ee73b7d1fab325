import { lazy, Suspense, useEffect } from 'react';
import type { StorePage as Page } from '#catalogues/routes/storefront.ts';
import { ChatbotToggle } from '../chatbot/toggle.tsx';
import { usePortal } from '../conversation/portal-context.tsx';
import { FaceSwitch } from '../faces/face-switch.tsx';
import { OtherFace } from '../faces/other-face.tsx';
import { Talk } from '../faces/talk.tsx';
import { useFace } from '../faces/use-face.ts';
import { isJustBack } from '../payments/card-page.ts';
import { Link } from '../router/link.tsx';
import { SideMenu } from '../site/side-menu.tsx';
import { SiteFooter } from '../site/site-footer.tsx';
import { SiteHeader } from '../site/site-header.tsx';
import { Icon } from '../ui/icons/icon.tsx';
import { ROOMY, useMedia, WIDE } from '../ui/media.ts';
import './store.css';

const InternetPicture = lazy(() =>
  import('./internet-picture.tsx').then((module) => ({ default: module.InternetPicture })),
);

/** The other way to pay a bill, from each of the two pages (DECISIONS 26). */
const OTHER_WAYS: Readonly<
  Record<string, { readonly to: Page['path']; readonly label: string; readonly back?: true }>
> = {
  '/pay-bills': { to: '/pay-bills/wizard', label: 'Cable TV or power, step by step' },
  '/pay-bills/wizard': { to: '/pay-bills', label: 'Back to Pay Bills', back: true },
};

/** A page of the storefront: the side menu, the conversation, and the page's flow as its form (S3 section 2.1). */
export function StorePage({ page }: { page: Page }) {
  const { conversation } = usePortal();
  const { face, choose } = useFace(false, 'form');
  const wide = useMedia(WIDE);
  const roomy = useMedia(ROOMY);
  useEffect(() => {
    const { view } = conversation.getSnapshot();
    const isSeen = !isJustBack();
    // What is open already is gone on with; a finished purchase that was seen makes room for the next.
    if (view?.flow !== page.flow || (view.outcome === 'success' && isSeen)) conversation.lookAt(page.flow);
  }, [conversation, page.flow]);
  const form = (
    <div className="store__form">
      {page.path === '/data' && face !== 'table' && (
        <Suspense fallback={<span className="skeleton store__picture" />}>
          <InternetPicture />
        </Suspense>
      )}
      <OtherFace face={face === 'table' ? 'table' : 'form'} beside={wide} />
      <OtherWay page={page} />
    </div>
  );
  return (
    <div className="store">
      <SiteHeader />
      <main className="store__body">
        {roomy && <SideMenu />}
        <div className="store__stage">
          <div className="store__head">
            <h1>{page.title}</h1>
            {(!wide || face === 'table') && <FaceSwitch face={face} choose={choose} />}
            <ChatbotToggle />
          </div>
          <Talk instead={wide || face === 'chat' ? null : form} />
        </div>
        {wide && (
          <aside className="store__canvas" aria-label="Form">
            {form}
          </aside>
        )}
      </main>
      {roomy && <SiteFooter />}
    </div>
  );
}

function OtherWay({ page }: { page: Page }) {
  const other = OTHER_WAYS[page.path];
  if (!other) return null;
  return (
    <Link to={other.to} className={other.back ? 'store__other store__other--back' : 'store__other'}>
      {other.label}
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
