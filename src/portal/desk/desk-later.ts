import type { Desk } from '#machines/uploads/desk/desk.ts';

/** A desk that is fetched as it is first needed: few who open the portal ever upload anything. */
export function deskLater(fetchDesk: () => Promise<Desk>): Desk {
  let coming: Promise<Desk> | null = null;
  const desk = (): Promise<Desk> => {
    coming ??= fetchDesk().catch((error: unknown) => {
      // The line may be back the next time.
      coming = null;
      throw error;
    });
    return coming;
  };
  return {
    kindsOf: async (...given) => (await desk()).kindsOf(...given),
    read: async (...given) => (await desk()).read(...given),
    judge: async (...given) => (await desk()).judge(...given),
    page: async (...given) => (await desk()).page(...given),
    send: async (...given) => (await desk()).send(...given),
    failed: async (...given) => (await desk()).failed(...given),
    template: async (...given) => (await desk()).template(...given),
    forget(runId) {
      void coming?.then(
        (there) => there.forget(runId),
        () => undefined,
      );
    },
  };
}
