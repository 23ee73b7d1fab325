/** What a message of the portal says on a device, and where it leads. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** A later message of the same name takes its place. */
  readonly tag: string;
  readonly path: string;
}

/** What is shown where a message says nothing that we understand: a browser that shows nothing for one says so in words of its own. */
const UNREAD: PushMessage = { title: 'Wattchat', body: 'There is something new.', tag: 'news', path: '/' };

/** Reads what came; it is from our own server, for nobody else has the key, and yet it leads nowhere but into the portal. */
export function messageIn(text: string | undefined, origin: string): PushMessage {
  const read = parsed(text);
  const said = (name: keyof PushMessage) => {
    const value: unknown = read[name];
    return typeof value === 'string' && value !== '' ? value : UNREAD[name];
  };
  const path = said('path');
  const own = path.startsWith('/') && URL.canParse(path, origin) && new URL(path, origin).origin === origin;
  return { title: said('title'), body: said('body'), tag: said('tag'), path: own ? path : UNREAD.path };
}

function parsed(text: string | undefined): Partial<Record<keyof PushMessage, unknown>> {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** A window of the portal as a worker has it. */
interface PortalWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** What messages touch of a worker's world. */
export interface MessageWorld {
  readonly origin: string;
  readonly show: (title: string, options: NotificationOptions) => Promise<void>;
  /** Marks the icon of the installed portal, where there is one. */
  readonly badge: () => Promise<void>;
  readonly windows: () => Promise<readonly PortalWindow[]>;
  readonly open: (url: string) => Promise<unknown>;
}

/** Shows a message that came. */
export async function showMessage({ origin, show, badge }: MessageWorld, text: string | undefined): Promise<void> {
  const { title, body, tag, path } = messageIn(text, origin);
  await show(title, { body, tag, data: path, icon: '/icons/icon-192.png', badge: '/icons/maskable-192.png' });
  await badge().catch(() => undefined);
}

/** Leads where a pressed message says: into the window where that stands already, else into one of its own: what is half written in another stays. */
export async function followMessage({ origin, windows, open }: MessageWorld, data: unknown): Promise<void> {
  const path = typeof data === 'string' ? messageIn(JSON.stringify({ path: data }), origin).path : UNREAD.path;
  const there = (await windows()).find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? open(origin + path) : there.focus());
}
