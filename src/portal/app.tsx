import { lazy, Suspense, useEffect } from 'react';
import { allows } from '#catalogues/roles.ts';
import { ROUTES, type Route } from '#catalogues/routes.ts';
import { Landing } from './landing/landing.tsx';
import { useConversation, usePortal } from './portal-context.tsx';
import { Redirect } from './router/link.tsx';
import { usePath } from './router/location.ts';

const HOME = '/dashboard';

const Frame = lazy(() => import('./frame/frame.tsx').then((module) => ({ default: module.Frame })));
const LoginPage = lazy(() => import('./pages/login-page.tsx').then((module) => ({ default: module.LoginPage })));
const NotFound = lazy(() => import('./pages/not-found.tsx').then((module) => ({ default: module.NotFound })));

/** The portal's screens by address (S1 section 2, S3 section 2). */
export function App() {
  const path = usePath();
  return <Suspense>{screenAt(path)}</Suspense>;
}

function screenAt(path: string) {
  if (path === '/') return <Start />;
  if (path === '/login') return <LoginPage />;
  const screen = ROUTES.find((route) => route.built && route.path === path);
  return screen ? <Own key={screen.path} screen={screen} /> : <NotFound />;
}

/** `/`: the landing page; somebody who is signed in goes where the open flow lives, or home. */
function Start() {
  const role = useConversation((v) => v.session.role);
  const flow = useConversation((v) => v.view?.flow ?? null);
  if (!role) return <Landing />;
  const page = ROUTES.find((screen) => screen.built && screen.flow !== undefined && screen.flow === flow);
  return <Redirect to={page?.path ?? HOME} />;
}

/** A screen that needs an account. A flow's page starts its flow; signed out, the conversation asks to sign in first. */
function Own({ screen }: { screen: Route }) {
  const { conversation } = usePortal();
  const role = useConversation((v) => v.session.role);
  const mayOpen = role === null || allows(screen.access, role);
  useEffect(() => {
    if (screen.flow && mayOpen && conversation.getSnapshot().view === null) conversation.open(screen.flow);
  }, [conversation, screen, mayOpen]);
  if (!mayOpen) return <Redirect to={HOME} />;
  if (role) return <Frame title={screen.label} />;
  return screen.flow ? <Landing /> : <Redirect to={`/login?redirect=${encodeURIComponent(screen.path)}`} />;
}
