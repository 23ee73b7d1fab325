// The widget as the documentation has it: `netpluspayPOP.setup({...})`, `.prepareFrame()`, and in a callback `this.closeIframe()`.
(() => {
  const script = document.currentScript.src;
  const FIELDS = ['merchant', 'customer_name', 'email', 'amount', 'currency_code', 'narration', 'order_id'];
  let options = {};
  let frame = null;

  const netpluspayPOP = {
    setup(given) {
      options = given;
    },
    prepareFrame() {
      this.closeIframe();
      const url = new URL('../frame', script);
      for (const field of FIELDS) url.searchParams.set(field, options[field] ?? '');
      frame = document.createElement('iframe');
      frame.title = 'NetPlusPay';
      frame.src = url.href;
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '99999',
      });
      document.getElementById(options.container).append(frame);
    },
    closeIframe() {
      frame?.remove();
      frame = null;
    },
  };

  window.addEventListener('message', ({ source, data }) => {
    if (frame === null || source !== frame.contentWindow) return;
    if (data?.netplus === 'result') options.callBack?.call(netpluspayPOP, data.response);
    if (data?.netplus === 'close') {
      netpluspayPOP.closeIframe();
      options.onClose?.call(netpluspayPOP);
    }
  });
  window.netpluspayPOP = netpluspayPOP;
})();
