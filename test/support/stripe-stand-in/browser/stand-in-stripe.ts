type Values = Record<string, string>;
type Told = { readonly frame: string; readonly kind: string; readonly values?: Values; readonly approved?: boolean };
type Listener = (event: object) => void;

/**
 * What js.stripe.com gives a page, as far as the site uses it: elements whose fields stand in frames of that host,
 * methods and confirmation tokens made of them, and the bank's question in a frame over the page. It runs in the
 * browser by its text alone, so it leans on nothing outside of itself.
 */
export function standInStripe(api: string) {
  const host = 'https://js.stripe.com';
  const listeners = new Map<string, (told: Told) => void>();
  let frames = 0;
  window.addEventListener('message', ({ origin, data }: MessageEvent<Told>) => {
    if (origin === host) listeners.get(data.frame)?.(data);
  });

  function frameOf(page: string, name: string, tell: (told: Told) => void): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frames += 1;
    frame.name = `__privateStripeFrame${frames}`;
    frame.title = name;
    frame.src = `${host}/v3/${page}.html#frame=${frame.name}&type=${name}`;
    Object.assign(frame.style, { width: '100%', border: '0', height: '3rem' });
    listeners.set(frame.name, tell);
    return frame;
  }

  function makeElement(type: string) {
    const heard = new Map<string, Listener[]>();
    const values: Values = {};
    let frame: HTMLIFrameElement | undefined;
    const say = (event: string, told: object): void => heard.get(event)?.forEach((listener) => listener(told));
    return {
      type,
      values,
      on(event: string, listener: Listener) {
        heard.set(event, [...(heard.get(event) ?? []), listener]);
        return this;
      },
      mount(target: string | Element) {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        frame = frameOf('elements-inner', type, ({ kind, values: told = {} }) => {
          Object.assign(values, told);
          const isComplete = Object.values(told).every((value) => value !== '');
          if (kind === 'confirm') return say('confirm', { expressPaymentType: told['wallet'], paymentFailed() {} });
          say(kind, { elementType: type, complete: isComplete, empty: !isComplete, value: { type: 'card' } });
        });
        place?.replaceChildren(frame);
      },
      update() {},
      focus() {},
      clear() {},
      unmount: () => frame?.remove(),
      destroy: () => frame?.remove(),
    };
  }
  type CardElement = ReturnType<typeof makeElement>;
  type Elements = ReturnType<typeof makeElements>;

  function makeElements() {
    const made: CardElement[] = [];
    return {
      made,
      create(type: string) {
        const element = makeElement(type);
        made.push(element);
        return element;
      },
      getElement: (type: string) => made.find((element) => element.type === type) ?? null,
      update() {},
      submit: async () => ({ selectedPaymentMethod: 'card' }),
    };
  }

  return function Stripe(key: string) {
    async function call(method: 'GET' | 'POST', path: string, params: Record<string, string> = {}) {
      const form = new URLSearchParams({ ...params, key });
      const query = method === 'GET' ? `?${form.toString()}` : '';
      const init = method === 'GET' ? {} : { method, body: form };
      const answer = await fetch(`${api}/v1/${path}${query}`, init);
      return (await answer.json()) as { error?: object; status?: string; last_payment_error?: object } & object;
    }

    /** The fields of one element or of all of them together. */
    function cardOf(prefix: string, from: readonly CardElement[]): Record<string, string> {
      const {
        number = '',
        expiry = '',
        cvc = '',
        postal = '',
        wallet = '',
      }: Values = Object.assign({}, ...from.map(({ values }) => values));
      const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
      const card = {
        type: 'card',
        'card[number]': wallet === '' ? number : '4242424242424242',
        'card[exp_month]': wallet === '' ? month : '12',
        'card[exp_year]': wallet === '' ? year : '34',
        'card[cvc]': cvc,
        'card[wallet]': wallet,
        'billing_details[address][postal_code]': postal,
      };
      // `card[number]` becomes `payment_method_data[card][number]`.
      const named = (name: string): string => (prefix === '' ? name : `${prefix}[${name.replace(/(?=\[)|$/, ']')}`);
      return Object.fromEntries(Object.entries(card).map(([name, value]) => [named(name), value]));
    }

    const outcome = (name: string, answer: { error?: object }) =>
      answer.error ? { error: answer.error } : { [name]: answer };

    async function ask(clientSecret: string) {
      const [id = ''] = clientSecret.split('_secret_');
      const [path, name] = id.startsWith('seti_')
        ? ['setup_intents', 'setupIntent']
        : ['payment_intents', 'paymentIntent'];
      const read = () => call('GET', `${path}/${id}`, { client_secret: clientSecret });
      let intent = await read();
      if (intent.status === 'requires_action') {
        const approved = await challenge();
        await call('POST', '3ds2/authenticate', { client_secret: clientSecret, approved: String(approved) });
        intent = await read();
      }
      const failed = (intent as { last_payment_error?: object; last_setup_error?: object }) ?? {};
      const error = failed.last_payment_error ?? failed.last_setup_error;
      return intent.status === 'requires_payment_method' && error ? { error } : outcome(name, intent);
    }

    function challenge(): Promise<boolean> {
      return new Promise((resolve) => {
        const frame = frameOf('three-ds-2-challenge', 'challenge', ({ approved }) => {
          if (approved === undefined) return;
          frame.remove();
          resolve(approved);
        });
        Object.assign(frame.style, { position: 'fixed', inset: '0', height: '100%', zIndex: '2147483647' });
        document.body.append(frame);
      });
    }

    async function methodOf(data: { elements?: Elements; element?: CardElement; card?: CardElement }) {
      const from = data.elements?.made ?? [data.element ?? data.card].filter((one) => one !== undefined);
      return outcome('paymentMethod', await call('POST', 'payment_methods', cardOf('', from)));
    }

    return {
      elements: makeElements,
      createPaymentMethod: methodOf,
      createConfirmationToken: async ({ elements }: { elements: Elements }) =>
        outcome(
          'confirmationToken',
          await call('POST', 'confirmation_tokens', cardOf('payment_method_data', elements.made)),
        ),
      handleNextAction: ({ clientSecret }: { clientSecret: string }) => ask(clientSecret),
      handleCardAction: ask,
      confirmCardPayment: ask,
      confirmCardSetup: ask,
      retrievePaymentIntent: async (secret: string) => {
        const [id = ''] = secret.split('_secret_');
        return outcome('paymentIntent', await call('GET', `payment_intents/${id}`, { client_secret: secret }));
      },
      retrieveSetupIntent: async (secret: string) => {
        const [id = ''] = secret.split('_secret_');
        return outcome('setupIntent', await call('GET', `setup_intents/${id}`, { client_secret: secret }));
      },
      registerAppInfo() {},
    };
  };
}
