/** Resolves once the browser had time for what is pressed and for a frame: work in one piece holds up a weak phone. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
