/* The card page: pays with a card, asks for a one-time code, and tells the page that opened it. */
(() => {
  const main = document.querySelector('main');
  const orderId = main?.dataset.order;
  const byId = (id) => document.getElementById(id);
  const status = byId('status');
  let card = '';

  const tell = (message) => {
    if (window.parent === window) return;
    window.parent.postMessage({ source: 'sandbox-pay', orderId, ...message }, window.location.origin);
  };
  const close = () => tell({ status: 'CLOSED' });

  const closer = byId('close');
  if (closer) {
    closer.addEventListener('click', close);
    closer.disabled = false;
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  if (orderId === undefined) return;

  const say = (text, tone) => {
    status.textContent = text;
    status.dataset.tone = tone;
    status.hidden = false;
  };
  const busy = (on) => {
    for (const control of main.querySelectorAll('button:not(#close), input')) control.disabled = on;
  };

  const asked = (message) => {
    byId('cards').hidden = true;
    byId('code-form').hidden = false;
    say(message, message.includes('wrong') ? 'danger' : 'info');
    byId('code').value = '';
    byId('code').focus();
  };

  const pay = async (code) => {
    busy(true);
    say('Asking the bank', 'info');
    const answer = await fetch(`/sandbox/payments/${encodeURIComponent(orderId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(code === undefined ? { card } : { card, code }),
    }).catch(() => null);
    /* No answer: whether the card was charged is not known here, so nobody is told that it was or was not. */
    if (answer === null || answer.status >= 500) {
      say(
        'The bank does not answer. Your payment is being looked up: do not pay again. You can close this window.',
        'warning',
      );
      return;
    }
    const said = await answer.json();
    busy(false);
    if (said.status === 'CODE_REQUIRED') return asked(said.message);
    if (!answer.ok) return say(said.message, 'danger');
    busy(true);
    say(said.status === 'CAPTURED' ? 'Approved' : said.message, said.status === 'CAPTURED' ? 'success' : 'danger');
    tell(said);
  };

  for (const button of main.querySelectorAll('[data-card]')) {
    button.addEventListener('click', () => {
      card = button.dataset.card;
      pay();
    });
  }
  byId('card-form').addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = byId('card').value.replaceAll(/\D/g, '');
    if (typed.length < 12) {
      say('That is no card number', 'danger');
      return;
    }
    card = typed;
    pay();
  });
  byId('code-form').addEventListener('submit', (event) => {
    event.preventDefault();
    pay(byId('code').value.trim());
  });
  busy(false);
})();
