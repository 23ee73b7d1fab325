// The popup of the stand-in, with the interface that PopupJS documents: the page stands in a frame over the merchant's.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const frames = new Map();

  const open = (url, callbacks) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.title = 'Paystack stand-in checkout';
    frame.allow = 'payment; clipboard-write';
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647';
    frames.set(frame, callbacks);
    document.body.append(frame);
    return frame;
  };

  const close = (frame) => {
    frames.delete(frame);
    frame.remove();
  };

  window.addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin) return;
    const found = [...frames].find(([frame]) => frame.contentWindow === source);
    if (!found) return;
    const [frame, callbacks] = found;
    if (data.type === 'loaded') {
      frame.dataset.transaction = data.id;
      callbacks.onLoad?.({ id: data.id, customer: data.customer, accessCode: data.accessCode });
    }
    if (data.type === 'error') {
      close(frame);
      callbacks.onError?.({ message: data.message });
    }
    if (data.type === 'cancel') {
      close(frame);
      callbacks.onCancel?.();
    }
    if (data.type === 'success') {
      close(frame);
      const { id, reference, message } = data;
      callbacks.onSuccess?.({
        id,
        reference,
        message,
        status: 'success',
        trans: id,
        transaction: id,
        trxref: reference,
      });
    }
  });

  class PaystackPop {
    newTransaction({ key, email, amount, reference, ref, currency, metadata, ...callbacks }) {
      const query = new URLSearchParams({ key, email, amount: String(amount) });
      if (reference ?? ref) query.set('reference', reference ?? ref);
      if (currency) query.set('currency', currency);
      if (metadata) query.set('metadata', JSON.stringify(metadata));
      return open(`${origin}/checkout/new?${query}`, callbacks);
    }
    checkout(options) {
      return this.newTransaction(options);
    }
    resumeTransaction(accessCode, callbacks = {}) {
      return open(`${origin}/checkout/${encodeURIComponent(accessCode)}`, callbacks);
    }
    preloadTransaction(options) {
      return () => this.newTransaction(options);
    }
    cancelTransaction(id) {
      for (const [frame, callbacks] of [...frames]) {
        if (frame !== id && frame.dataset.transaction !== String(id)) continue;
        close(frame);
        callbacks.onCancel?.();
      }
    }
  }
  window.PaystackPop = PaystackPop;
})();
