/**
 * Has a clock go from a moment on, ms since 1970, whenever it is really looked at, and chance come out alike each time. What follows within
 * seconds follows; after that the clock goes slower, so that the same minute stands there however long a scene takes. It runs in the page as
 * well as in the portal's process, so it may use nothing around it. `passed`: ms since that moment, where not since the process or the page began.
 */
export function standStill(begin: number, passed = () => performance.now()): void {
  const FAST_MS = 45_000;
  const SLOWER = 40;
  const Real = Date;
  const now = () => {
    const real = passed();
    return Math.floor(begin + Math.min(real, FAST_MS + (real - FAST_MS) / SLOWER));
  };
  const Still = new Proxy(Real, {
    construct: (_, given, made) => Reflect.construct(Real, given.length === 0 ? [now()] : given, made),
    apply: () => new Real(now()).toString(),
    get: (_, name) => (name === 'now' ? now : Reflect.get(Real, name)),
  });
  Object.defineProperty(Real.prototype, 'constructor', { value: Still });
  globalThis.Date = Still;
  let last = 1;
  // Lehmer's, of which each number follows from the one before.
  Math.random = () => {
    last = (last * 48_271) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}
