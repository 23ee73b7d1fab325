import { lazy, Suspense, useEffect } from 'react';
import { DOORS } from '#catalogues/doors.ts';
import { useConversation } from './conversation/portal-context.tsx';
import { OnItsWay } from './first/on-its-way.tsx';
import { SkipLink } from './frame/navigation/skip-link.tsx';
import { Announcer } from './router/announcer.tsx';
import { Redirect } from './router/link.tsx';
import { useHashRoutes, usePath } from './router/location.ts';
import { closeModal, useModal } from './router/modal-address.ts';
import { ScreenTitle } from './router/screen-title.tsx';
import { useKeptFocus } from './router/use-kept-focus.ts';
import { isOwn, screenAt } from './screens.tsx';
import { Presence } from './ui/motion/moving.tsx';
import { useHanded } from './use-handed.ts';
import { useSessionRoutes } from './use-session-routes.ts';

const SignModal = lazy(() => import('./landing/sign-modal.tsx').then((module) => ({ default: module.SignModal })));

const LEADS_ON: readonly string[] = ['/', DOORS.login.path, DOORS.admin.path];

/** The portal's screens by address (S1 section 2, S3 section 2). */
export function App() {
  useHashRoutes();
  useSessionRoutes();
  useHanded();
  useKeptFocus();
  const path = usePath();
  return (
    <>
      <SkipLink />
      <Announcer />
      <ScreenTitle />
      <Suspense fallback={<OnItsWay />}>{screenAt(path)}</Suspense>
      <Modal path={path} />
    </>
  );
}

/** The modal that the address names. Who has signed in through it has the page below, or is led to where their wish goes on. */
function Modal({ path }: { path: string }) {
  const name = useModal();
  const role = useConversation((v) => v.session.role);
  return (
    <>
      <Presence>
        {name && !role && (
          <Suspense key="modal">
            <SignModal name={name} />
          </Suspense>
        )}
      </Presence>
      {/* These lead on by themselves; two redirects at once would undo each other. */}
      {name && role && !LEADS_ON.includes(path) && (isOwn(path) ? <Closed /> : <Redirect to="/" />)}
    </>
  );
}

function Closed() {
  useEffect(closeModal, []);
  return null;
}
