import { existsSync } from 'node:fs';
import { output, run } from './command.ts';

/** The system's Chromium, installed first where this machine lets us; null leaves it to Playwright's own browser. */
export async function systemChromium(): Promise<string | null> {
  const found = output('which', ['chromium']);
  if (found !== null) return found;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!canInstall) return null;
  console.error('Installing Chromium from the system packages...');
  const installed =
    (await run('apt-get', ['update', '-qq'])) && (await run('apt-get', ['install', '-y', '-qq', 'chromium']));
  return installed ? output('which', ['chromium']) : null;
}
