import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { allows } from '#catalogues/roles.ts';
import { ROUTES, type Route, STORE_PAGES } from '#catalogues/routes.ts';
import { Landing } from './landing/landing.tsx';
import { useModal } from './landing/modal/modal-address.ts';
import { useConversation, usePortal } from './portal-context.tsx';
import { Redirect } from './router/link.tsx';
import { usePath } from './router/location.ts';

const HOME = '/dashboard';

const Frame = lazy(() => import('./frame/frame.tsx').then((module) => ({ default: module.Frame })));
const LoginPage = lazy(() => import('./pages/login-page.tsx').then((module) => ({ default: module.LoginPage })));
const SignModal = lazy(() =>
  import('./landing/modal/sign-modal.tsx').then((module) => ({ default: module.SignModal })),
);
const HomePage = lazy(() => import('./pages/home-page.tsx').then((module) => ({ default: module.HomePage })));
const AboutPage = lazy(() => import('./pages/about-page.tsx').then((module) => ({ default: module.AboutPage })));
const PrivacyPage = lazy(() => import('./pages/privacy-page.tsx').then((module) => ({ default: module.PrivacyPage })));
const ContactPage = lazy(() => import('./pages/contact-page.tsx').then((module) => ({ default: module.ContactPage })));
const HelpPage = lazy(() => import('./pages/help/help-page.tsx').then((module) => ({ default: module.HelpPage })));
const StorePage = lazy(() => import('./store/store-page.tsx').then((module) => ({ default: module.StorePage })));
const NotFound = lazy(() => import('./pages/not-found.tsx').then((module) => ({ default: module.NotFound })));

/** The portal's screens by address (S1 section 2, S3 section 2). */
export function App() {
  const path = usePath();
  return (
    <>
      <Suspense>{screenAt(path)}</Suspense>
      <Modal />
    </>
  );
}

/** The modal that the address names. Somebody who has signed in through it is led to where their wish goes on. */
function Modal() {
  const name = useModal();
  const role = useConversation((v) => v.session.role);
  const path = usePath();
  if (!name) return null;
  // The start leads on by itself; two redirects at once would undo each other.
  if (role) return path === '/' ? null : <Redirect to="/" />;
  return (
    <Suspense>
      <SignModal name={name} />
    </Suspense>
  );
}

/** Pages of their own, by address. */
const PAGES: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['/', Start],
  ['/login', LoginPage],
  ['/home', Home],
  ['/contact', ContactPage],
  ['/about', AboutPage],
  ['/privacy', PrivacyPage],
]);

function screenAt(path: string) {
  const Page = PAGES.get(path);
  if (Page) return <Page />;
  const [, help, article = null] = /^\/(help)(?:\/(.+))?$/.exec(path) ?? [];
  if (help) return <HelpPage name={article} />;
  const product = STORE_PAGES.find((one) => one.path === path);
  if (product) return <StorePage key={product.path} page={product} />;
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

/** `/home`: for a visitor; somebody who is signed in has a page of their own for it. */
function Home() {
  const role = useConversation((v) => v.session.role);
  return role ? <Redirect to="/" /> : <HomePage />;
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
