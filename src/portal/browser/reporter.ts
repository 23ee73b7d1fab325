import { NoAnswer } from '#catalogues/calls/no-answer.ts';
import type { Services } from '#catalogues/calls/services.ts';
import { isFault, type Report } from '#machines/kit/faults.ts';

/** What browsers say, and the build's own loader, of a part of the portal that could not be fetched. */
const UNFETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** What was thrown; a part of the portal that could not be fetched is no fault of ours, but no answer. */
export function thrownAs(error: unknown): unknown {
  return error instanceof Error && UNFETCHED.test(error.message) ? new NoAnswer({ cause: error }) : error;
}

/** A part of the portal on its way; rejects with `NoAnswer` where it could not be fetched. */
export function fetched<T>(coming: Promise<T>): Promise<T> {
  return coming.catch((error: unknown) => {
    throw thrownAs(error);
  });
}

let through: Services['reportFault'] | null = null;
let making: Promise<Report> | null = null;

/** Reports go the way of the signed-in calls from now on. */
export function reportThrough(services: Services): void {
  through = services.reportFault;
}

/** Told of every fault that is met in the browser. What it is reported with is fetched with the first of them. */
export const report: Report = (thrown, place) => {
  const fault = thrownAs(thrown);
  if (!isFault(fault) || (fault instanceof DOMException && fault.name === 'AbortError')) return;
  making ??= makeReporter();
  making.then(
    (tell) => tell(fault, place),
    () => {
      // Without a line nobody can be told; the next fault tries again.
      making = null;
    },
  );
};

async function makeReporter(): Promise<Report> {
  const [{ createReporter }, { createClient }] = await Promise.all([
    import('#src/client/reporter.ts'),
    import('#src/client/client.ts'),
  ]);
  const alone = createClient({ baseUrl: `${location.origin}/`, token: () => null, refused: () => undefined });
  return createReporter((fault) => (through ?? alone.reportFault)(fault), Date.now);
}

/** Reports what nothing caught. */
export function watchErrors(page: Window): void {
  page.addEventListener('error', ({ error }) => {
    // Without an error it is another site's script, or a browser's remark.
    if (error) report(error, 'page');
  });
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
}

/** What React is made with: what it meets while it draws is reported, whether a part of the page stands in for it or not. */
export const REPORTED = {
  onCaughtError: (error: unknown, { componentStack }: { componentStack?: string | undefined }) =>
    report(error, `drawing ${componentOf(componentStack)}`),
  onUncaughtError: (error: unknown, { componentStack }: { componentStack?: string | undefined }) =>
    report(error, `drawing ${componentOf(componentStack)}`),
} as const;

/** The component that could not be drawn, by the first name of React's stack of them. */
const componentOf = (stack = ''): string => /(?:at )?([A-Za-z_$][\w$]*)/.exec(stack)?.[1] ?? 'the page';
