/** The pages of js.stripe.com that stand in frames: one with fields, one with the question of the bank. */
export function stripeFrame(name: string): string | undefined {
  const script = { 'elements-inner': fields, 'three-ds-2-challenge': challenge }[name];
  if (script === undefined) return undefined;
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><body><script>(${script.toString()})()</script>`;
}

type Field = readonly [name: string, label: string, value: string];

function fields(): void {
  const asked = new URLSearchParams(location.hash.slice(1));
  const tell = (kind: string, values: object): void =>
    parent.postMessage({ frame: asked.get('frame'), kind, values }, '*');
  const number: Field = ['cardnumber', 'Card number', 'number'];
  const expiry: Field = ['exp-date', 'Expiration date', 'expiry'];
  const cvc: Field = ['cvc', 'Security code', 'cvc'];
  const postal: Field = ['postal', 'Postal code', 'postal'];
  const kinds: Record<string, readonly Field[]> = {
    card: [number, expiry, cvc, postal],
    payment: [number, expiry, cvc, postal],
    cardNumber: [number],
    cardExpiry: [expiry],
    cardCvc: [cvc],
    postalCode: [postal],
  };
  const type = asked.get('type') ?? '';
  const values: Record<string, string> = {};
  for (const [name, label, value] of kinds[type] ?? []) {
    const input = document.createElement('input');
    Object.assign(input, { name, placeholder: label, autocomplete: 'off' });
    input.setAttribute('aria-label', label);
    values[value] = '';
    input.addEventListener('input', () => {
      values[value] = input.value;
      tell('change', values);
    });
    for (const event of ['focus', 'blur']) input.addEventListener(event, () => tell(event, values));
    document.body.append(input);
  }
  if (type === 'expressCheckout') {
    for (const [wallet, label] of Object.entries({ apple_pay: 'Apple Pay', google_pay: 'Google Pay' })) {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', () => tell('confirm', { wallet }));
      document.body.append(button);
    }
  }
  tell('ready', values);
}

function challenge(): void {
  const asked = new URLSearchParams(location.hash.slice(1));
  const answers = { 'test-source-authorize-3ds': ['Complete', true], 'test-source-fail-3ds': ['Fail', false] } as const;
  for (const [id, [label, approved]] of Object.entries(answers)) {
    const button = document.createElement('button');
    Object.assign(button, { id, textContent: label });
    button.addEventListener('click', () => parent.postMessage({ frame: asked.get('frame'), approved }, '*'));
    document.body.append(button);
  }
}
