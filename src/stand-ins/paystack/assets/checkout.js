// The hosted page: draws what the stand-in answers, and tells the page around it how it ended.
(() => {
  // Ids of 64 bits stay text.
  const read = (text) =>
    JSON.parse(text, (key, value, context) => (key === 'id' && typeof value === 'number' ? context.source : value));
  const page = document.querySelector('#page');
  const framed = window.parent !== window;
  let state = read(document.querySelector('#state').textContent);
  let channel = null;
  let watching = null;

  const tell = (message) => {
    if (framed) window.parent.postMessage(message, '*');
  };
  const naira = (kobo) => `NGN ${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2 })}`;

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const button = (words, onclick, main = false) =>
    make('button', { type: 'button', textContent: words, onclick, className: main ? 'main' : '' });
  const field = (name, words, properties = {}) => [
    make('label', { htmlFor: name, textContent: words }),
    make('input', { id: name, name, required: true, autocomplete: 'off', ...properties }),
  ];
  const form = (fields, words, submit) => {
    const element = make('form', {}, ...fields, make('button', { className: 'main', textContent: words }));
    element.onsubmit = (event) => {
      event.preventDefault();
      submit(Object.fromEntries(new FormData(element)));
    };
    return element;
  };

  const ask = async (path, body, method = 'POST') => {
    const answer = await fetch(`/checkout/${state.accessCode}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (answer.ok) state = read(await answer.text());
    draw();
  };

  const cancel = () => {
    tell({ type: 'cancel' });
    if (!framed && state.cancelUrl) window.location.href = state.cancelUrl;
  };

  const finish = () => {
    const { id, reference } = state;
    tell({ type: 'success', id, reference, message: 'Approved' });
    if (framed || !state.callbackUrl) return;
    const target = new URL(state.callbackUrl);
    target.searchParams.set('trxref', reference);
    target.searchParams.set('reference', reference);
    window.location.href = target;
  };

  const cardForm = () => {
    const pick = make('select', { id: 'test-card' }, make('option', { value: '', textContent: 'Use a test card' }));
    for (const { number, label } of state.cards) {
      pick.append(make('option', { value: number, textContent: `${number.slice(-4)}: ${label}` }));
    }
    pick.onchange = () => {
      const card = state.cards.find(({ number }) => number === pick.value);
      if (!card) return;
      for (const [name, value] of Object.entries({ number: card.number, expiry: '12/30', cvv: card.cvv })) {
        document.querySelector(`#${name}`).value = value;
      }
    };
    const fields = [
      make('label', { htmlFor: 'test-card', textContent: 'Test card' }),
      pick,
      ...field('number', 'Card number', { inputMode: 'numeric' }),
      make(
        'div',
        { className: 'row' },
        make('div', {}, ...field('expiry', 'Expiry', { placeholder: 'MM/YY' })),
        make('div', {}, ...field('cvv', 'CVV', { inputMode: 'numeric' })),
      ),
    ];
    return form(fields, `Pay ${naira(state.amount)}`, ({ number, expiry, cvv }) => {
      const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
      ask('card', { number, cvv, month, year });
    });
  };

  const QUESTIONS = {
    send_pin: ['pin', 'Card PIN', 'password'],
    send_otp: ['otp', 'One-time code', 'text'],
    send_phone: ['phone', 'Phone number', 'tel'],
  };

  const question = () => {
    const { status } = state.next;
    if (status === 'open_url') {
      return make(
        'div',
        {},
        make('p', { textContent: 'Your bank asks whether this is you.' }),
        button('Yes, it is me', () => ask('answer', { ask: 'url', given: 'yes' }), true),
      );
    }
    const [name, words, type] = QUESTIONS[status];
    return form(field(name, words, { type }), 'Continue', (given) => ask('answer', { ask: name, given: given[name] }));
  };

  const waiting = () => {
    clearTimeout(watching);
    watching = setTimeout(() => ask('state', null, 'GET'), 1000);
  };

  const transfer = () => {
    const { number, bank, expiresAt } = state.account;
    const send = async () => {
      await fetch('/stand-in/transfers', {
        method: 'POST',
        body: JSON.stringify({ account_number: number, amount: state.amount }),
      });
      await ask('state', null, 'GET');
    };
    waiting();
    return make(
      'div',
      {},
      make('p', {
        textContent: `Transfer exactly ${naira(state.amount)} to ${number}, ${bank}, before ${new Date(expiresAt).toLocaleTimeString()}.`,
      }),
      button('As the payer: send the money', send, true),
    );
  };

  const ussd = () => {
    const dial = async () => {
      await fetch('/stand-in/ussd', { method: 'POST', body: JSON.stringify({ ussd_code: state.ussdCode }) });
      await ask('state', null, 'GET');
    };
    waiting();
    return make(
      'div',
      {},
      make('p', { textContent: `Dial ${state.ussdCode} on your phone.` }),
      button('As the payer: dial it', dial, true),
    );
  };

  const WAYS = { card: 'Card', bank_transfer: 'Transfer', ussd: 'USSD' };
  const begin = { card: null, bank_transfer: 'transfer', ussd: 'ussd' };
  const choose = (way) => {
    channel = way;
    if (begin[way]) ask(begin[way]);
    else draw();
  };

  const body = () => {
    if (state.next?.status === 'open_url' || QUESTIONS[state.next?.status]) return question();
    if (channel === 'bank_transfer' && state.account) return transfer();
    if (channel === 'ussd' && state.ussdCode) return ussd();
    return state.channels.includes('card') ? cardForm() : '';
  };

  function draw() {
    clearTimeout(watching);
    if (state.error) {
      page.replaceChildren(make('p', { role: 'alert', textContent: state.error }));
      tell({ type: 'error', message: state.error });
      return;
    }
    if (state.status === 'success' || state.status === 'reversed') {
      page.replaceChildren(make('h1', { textContent: 'Payment successful' }));
      // A browser that was closed too soon, or a popup that says it was cancelled when it was paid.
      if (state.untold) page.append(button('Close', cancel));
      else finish();
      return;
    }
    const ways = make(
      'div',
      { className: 'row' },
      ...state.channels.map((way) => button(WAYS[way], () => choose(way))),
    );
    const failed = state.status === 'failed' ? [make('p', { role: 'alert', textContent: state.message })] : [];
    const head = [
      make('h1', { textContent: `Pay ${naira(state.amount)}` }),
      make('p', { textContent: state.customer?.email ?? '' }),
    ];
    page.replaceChildren(...head, ways, ...failed, body(), button('Cancel payment', cancel));
  }

  draw();
  if (state.error) return;
  tell({ type: 'loaded', id: state.id, customer: state.customer, accessCode: state.accessCode });
  // A page that offers no card begins with what it has.
  if (!state.channels.includes('card') && state.channels[0]) choose(state.channels[0]);
})();
