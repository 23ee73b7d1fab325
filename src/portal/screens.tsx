import { type ComponentType, useEffect, useRef } from 'react';
import { DOORS, SHARED } from '#catalogues/doors.ts';
import { allows, type Role } from '#catalogues/roles.ts';
import { ROUTES } from '#catalogues/routes/index.ts';
import type { Route } from '#catalogues/routes/route.ts';
import { STORE_PAGES } from '#catalogues/routes/storefront.ts';
import type { Conversation } from '#machines/assistant/conversation/conversation-view.ts';
import { breathe } from './browser/breathe.ts';
import { useConversation, usePortal } from './conversation/portal-context.tsx';
import { Canvas } from './faces/other-face.tsx';
import { Landing } from './landing/landing.tsx';
import {
  CONFIRM_EMAIL,
  FORGOT_PASSWORD,
  INVITATION,
  mailedLink,
  RESET_PASSWORD,
  TAKE_BACK,
} from './router/known-paths.ts';
import { Redirect } from './router/link.tsx';
import { part } from './router/part.tsx';
import { enterPage, leavePage } from './router/start-flow.ts';
import { pageOfFlow, viewPath } from './router/views.ts';

const HOME = '/dashboard';

const Frame = part(() => import('./frame/frame.tsx').then((module) => module.Frame));
const PageFrame = part(() => import('./frame/page-frame.tsx').then((module) => module.PageFrame));
const LoginPage = part(() => import('./pages/account/login-page.tsx').then((module) => module.LoginPage));
const AdminPage = part(() => import('./pages/account/login-page.tsx').then((module) => module.AdminPage));
const ForgotPasswordPage = part(() =>
  import('./pages/account/forgot-password-page.tsx').then((module) => module.ForgotPasswordPage),
);
const ResetPasswordPage = part(() =>
  import('./pages/account/reset-password-page.tsx').then((module) => module.ResetPasswordPage),
);
const InvitationPage = part(() =>
  import('./pages/account/reset-password-page.tsx').then((module) => module.InvitationPage),
);
const ConfirmEmailPage = part(() =>
  import('./pages/account/confirm-email-page.tsx').then((module) => module.ConfirmEmailPage),
);
const TakeBackPage = part(() => import('./pages/account/take-back-page.tsx').then((module) => module.TakeBackPage));
const HomePage = part(() => import('./pages/home-page.tsx').then((module) => module.HomePage));
const AboutPage = part(() => import('./pages/about-page.tsx').then((module) => module.AboutPage));
const PrivacyPage = part(() => import('./pages/privacy-page.tsx').then((module) => module.PrivacyPage));
const ContactPage = part(() => import('./pages/contact-page.tsx').then((module) => module.ContactPage));
const HelpPage = part(() => import('./pages/help/help-page.tsx').then((module) => module.HelpPage));
const StorePage = part(() => import('./pages/store-page.tsx').then((module) => module.StorePage));
const VisitorList = part(() => import('./pages/visitor-list.tsx').then((module) => module.VisitorList));
const SharedPage = part(() => import('./pages/shared-page.tsx').then((module) => module.SharedPage));
const NotFound = part(() => import('./pages/not-found.tsx').then((module) => module.NotFound));
/** Every component in every state. A build knows nothing of it: there this is null, and what it would import is left out. */
const StyleguidePage = import.meta.env.DEV
  ? part(() => import('./styleguide/styleguide-page.tsx').then((module) => module.StyleguidePage))
  : null;
/** The chart of every flow, with the state of the open run lit; in no build either. */
const FlowsPage = import.meta.env.DEV
  ? part(() => import('./styleguide/flows/flows-page.tsx').then((module) => module.FlowsPage))
  : null;

/** Pages of their own, by address. */
const PAGES: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['/', Start],
  [DOORS.login.path, LoginPage],
  [DOORS.admin.path, AdminPage],
  [FORGOT_PASSWORD, ForgotPasswordPage],
  ['/home', Home],
  ['/contact', ContactPage],
  ['/about', AboutPage],
  ['/privacy', PrivacyPage],
  [SHARED, SharedPage],
]);

/** Pages that a mailed link leads to, with its token or, once that is taken, without. */
const MAILED: ReadonlyMap<string, ComponentType<{ token: string | null }>> = new Map([
  [RESET_PASSWORD, ResetPasswordPage],
  [INVITATION, InvitationPage],
  [CONFIRM_EMAIL, ConfirmEmailPage],
  [TAKE_BACK, TakeBackPage],
]);

const ownScreen = (path: string) => ROUTES.find((route) => route.built && route.path === path);

/** True for a screen that needs an account. */
export const isOwn = (path: string): boolean => ownScreen(path) !== undefined;

/**
 * Fetches what the screen of an address of one's own is made of, in pieces between which the browser is free: drawn at once
 * afterwards, it is not drawn in halves. What cannot be fetched says so when it is drawn.
 */
export async function fetchScreen({ pathname, search }: Location): Promise<void> {
  // Who is signed in is led home from the root.
  const screen = ownScreen(pathname === '/' ? HOME : pathname);
  try {
    if (screen?.page) {
      const [{ fetchPage }] = await Promise.all([import('./frame/page-frame.tsx'), PageFrame.fetch()]);
      await breathe();
      await fetchPage(screen.page);
    } else if (screen) {
      await Frame.fetch();
      await breathe();
      if (new URLSearchParams(search).get('face') === 'form') await Canvas.fetch();
    }
  } catch {
    // Asked for again by whoever draws it.
  }
  await breathe();
}

/** Opens the form of an address of one's own before it is drawn, so that it is drawn once. */
export function enterScreen(conversation: Conversation, { pathname }: Location): void {
  const screen = ownScreen(pathname);
  // What stands on a page opens what it needs itself, when it is shown.
  if (screen && !screen.page && mayEnter(screen, conversation.getSnapshot().session.role))
    enterPage(conversation, screen);
}

const mayEnter = ({ access }: Route, role: Role | null): boolean => role === null || allows(access, role);

/** The screen of an address. */
export function screenAt(path: string) {
  const Page = PAGES.get(path);
  if (Page) return <Page />;
  if (StyleguidePage && path === '/styleguide') return <StyleguidePage />;
  if (FlowsPage && path === '/styleguide/flows') return <FlowsPage />;
  const link = mailedLink(path);
  const Mailed = MAILED.get(link?.page ?? path);
  if (Mailed) return <Mailed token={link?.token ?? null} />;
  const [, help, article = null] = /^\/(help)(?:\/(.+))?$/.exec(path) ?? [];
  if (help) return <HelpPage name={article} />;
  const product = STORE_PAGES.find((one) => one.path === path);
  if (product) return <StorePage key={product.path} page={product} />;
  const screen = ownScreen(path);
  return screen ? <Own key={screen.path} screen={screen} /> : <NotFound />;
}

/**
 * `/`: the landing page; somebody who is signed in is led home (S1 section 2). Who signed in here for something they wished for goes
 * where that lives.
 */
function Start() {
  const role = useConversation((v) => v.session.role);
  const flow = useConversation((v) => v.view?.flow ?? null);
  const landed = useRef(role === null);
  if (!role) return <Landing />;
  const page = landed.current ? pageOfFlow(flow, ({ access }) => allows(access, role)) : null;
  return <Redirect to={page ? viewPath(page.route, page.view) : HOME} />;
}

/** `/home`: for a visitor; somebody who is signed in has a page of their own for it. */
function Home() {
  const role = useConversation((v) => v.session.role);
  return role ? <Redirect to="/" /> : <HomePage />;
}

/**
 * A screen that needs an account; signed out, the landing page stands at its address (S3 section 2.1). A flow's page starts
 * its flow, for which the conversation asks to sign in first.
 */
function Own({ screen }: { screen: Route }) {
  const { conversation } = usePortal();
  const role = useConversation((v) => v.session.role);
  const mayOpen = mayEnter(screen, role);
  useEffect(() => {
    if (mayOpen) enterPage(conversation, screen);
  }, [conversation, screen, mayOpen]);
  useEffect(() => () => leavePage(conversation, screen), [conversation, screen]);
  if (!mayOpen) return <Redirect to={HOME} />;
  if (role === null && screen.visitors) return <VisitorList route={screen} />;
  if (role === null) return <Landing instead={screen} />;
  return screen.page ? <PageFrame route={screen} /> : <Frame title={screen.label} />;
}
