import { spawnSync } from 'node:child_process';

/** The lines of a PDF as pdftotext (poppler) reads them, which knows nothing of how we draw; blank ones are left out. */
export function pdftotext(bytes: Uint8Array): string[] {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], { input: bytes });
  if (status !== 0) throw new Error(`pdftotext: ${stderr ?? 'not installed'}`);
  const lines = stdout.toString('utf8').split('\n');
  return lines.map((line) => line.trim().replaceAll(/\s{2,}/g, ' | ')).filter((line) => line !== '');
}
