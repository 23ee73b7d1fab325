/* The sandbox provider's inline widget: a card sheet in a frame of the provider's own page. */
(() => {
  const page = new URL('frame', document.currentScript.src);
  const STATUSES = ['CAPTURED', 'FAILED', 'CLOSED'];

  const SHEET = {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    zIndex: '2147483000',
    background: 'transparent',
    colorScheme: 'light dark',
  };

  /* A message counts only from our frame, from our origin, and in our shape. */
  const read = (event, frame, orderId) => {
    if (event.origin !== page.origin || event.source !== frame.contentWindow) return null;
    const said = event.data;
    if (typeof said !== 'object' || said === null || said.source !== 'sandbox-pay') return null;
    if (!STATUSES.includes(said.status) || said.orderId !== orderId) return null;
    return said;
  };

  const begin = (options) => {
    const frame = document.createElement('iframe');
    frame.title = 'Card payment';
    frame.name = 'sandbox-pay';
    frame.src = `${page}?orderId=${encodeURIComponent(options.orderId)}`;
    Object.assign(frame.style, SHEET);
    const before = document.activeElement;

    const close = () => {
      window.removeEventListener('message', hear);
      frame.remove();
      if (before instanceof HTMLElement) before.focus();
    };
    const hear = (event) => {
      const said = read(event, frame, options.orderId);
      if (said === null) return;
      close();
      const { status, orderId, trans_id, amount, message } = said;
      const response = { status, orderId, trans_id, amount, message };
      if (status === 'CAPTURED') options.onSuccess?.(response);
      else if (status === 'FAILED') options.onFailed?.(response);
      else options.onCancel?.();
    };
    window.addEventListener('message', hear);
    frame.addEventListener('load', () => frame.focus());
    document.body.append(frame);
    return { close };
  };

  window.SandboxPay = { begin };
})();
