import type { DeviceCookie } from '#src/server/http/device-cookie.ts';

/** A browser that keeps nothing yet, outside of any request. */
export function newDevice(): DeviceCookie {
  let kept: string | null = null;
  return {
    read: () => kept,
    keep(sealed) {
      kept = sealed;
    },
  };
}
