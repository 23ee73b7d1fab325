import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { type WidgetOrigins, widgetOrigins } from '../payments/widget-origins.ts';
import type { Inline } from './built-files.ts';
import type { ServerEnv } from './context.ts';

const NOTHING_INLINE: Inline = { styles: [], scripts: [] };
const YEAR_S = 31_536_000;

/** What a page could ask the browser for and the portal never does. Copying a token and sharing a receipt stay its own. */
const PERMISSIONS = [
  ...['accelerometer', 'ambient-light-sensor', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer'],
  ...['microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((name) => `${name}=()`)
  .concat('clipboard-write=(self)', 'web-share=(self)')
  .join(', ');

/** What every answer carries, whatever answers: a page, a file, a refusal, a fault, and that the portal is starting. */
export function everyAnswer({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains` }),
  };
}

/**
 * Security headers on every answer. A route may set a policy of its own, as the sandbox's card page does. Only the
 * portal itself may frame sandbox pages; nobody frames the portal.
 */
export function securityHeaders(config: Config): MiddlewareHandler<ServerEnv> {
  const widget = widgetOrigins(config);
  const always = Object.entries(everyAnswer(config));
  return async (c, next) => {
    await next();
    const { path } = c.req;
    const headers = c.res.headers;
    const framedBy = path.startsWith('/sandbox/') ? "'self'" : "'none'";
    // React's refresh in development is inline script, which no strict policy allows.
    if (!config.development && !headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', policy(widget, framedBy, c.get('inline')));
    }
    for (const [name, value] of always) headers.set(name, value);
    headers.set('X-Frame-Options', framedBy === "'self'" ? 'SAMEORIGIN' : 'DENY');
    if (path.startsWith('/api/') || path.startsWith('/sandbox/')) headers.set('Cache-Control', 'no-store');
  };
}

function policy(widget: WidgetOrigins, framedBy: string, inline: Inline = NOTHING_INLINE): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inline.scripts, widget.script].join(' '),
    ['style-src', "'self'", ...inline.styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${widget.connect}`,
    "manifest-src 'self'",
    `frame-src 'self' ${widget.frame}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    // No text becomes code or HTML but by the one policy of the portal (src/portal/browser/trusted-scripts.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]
    .map((rule) => rule.trim())
    .join('; ');
}

/** Has each answer of a call name the build of the portal that is served here, so that an older page hears of it. */
export function namesBuild(build: string | null): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next();
    if (build !== null) c.res.headers.set('Portal-Build', build);
  };
}
