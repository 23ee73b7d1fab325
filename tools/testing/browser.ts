import { existsSync } from 'node:fs';
import { output, run } from './command.ts';

/** Chromium without a window does the same in four fifths of the time; on a Debian that has no such package, Chromium whole. */
const BROWSERS = ['chromium-headless-shell', 'chromium'] as const;

/** The system's Chromium, if it has one. */
export function foundBrowser(): string | null {
  for (const browser of BROWSERS) {
    const found = output('which', [browser]);
    if (found !== null) return found;
  }
  return null;
}

/** The system's Chromium, installed first where this machine lets us; null leaves it to Playwright's own browser. */
export async function systemBrowser(): Promise<string | null> {
  const found = foundBrowser();
  if (found !== null) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!canInstall) return null;
  console.error('Installing Chromium from the system packages...');
  await run('apt-get', ['update', '-qq']);
  for (const browser of BROWSERS) if (await run('apt-get', ['install', '-y', '-qq', browser])) return foundBrowser();
  return null;
}

/** How Playwright finds the browser: `CHROMIUM`, the system's, or, where it has none and lets nobody install it, its own. */
export async function whichBrowser(): Promise<{ executablePath?: string }> {
  const executablePath = process.env.CHROMIUM ?? (await systemBrowser());
  return executablePath === null ? {} : { executablePath };
}
