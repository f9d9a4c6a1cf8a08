import type { Braintree, Callback, Options } from './core.ts';

type Wanted = Options & {
  readonly fields: Readonly<
    Record<string, { readonly selector?: string; readonly container?: string | Element; readonly placeholder?: string }>
  >;
};

type Field = { readonly container: Element; readonly frame: HTMLIFrameElement; readonly input: () => HTMLInputElement };

/** Fields in frames of their own, which alone see what is typed. Runs in the browser, as its own text. */
export function installHostedFields(braintree: Braintree): void {
  const core = braintree.standIn;
  const isRight: Readonly<Record<string, RegExp>> = {
    number: /^[\d ]{12,23}$/,
    cvv: /^\d{3,4}$/,
    expirationDate: /^(0?[1-9]|1[0-2]) ?\/ ?(20)?\d\d$/,
    expirationMonth: /^(0?[1-9]|1[0-2])$/,
    expirationYear: /^(20)?\d\d$/,
    postalCode: /^[\w -]{3,10}$/,
  };

  const frameOf = (name: string, container: Element, placeholder: string): Promise<Field> =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.id = `braintree-hosted-field-${name}`;
      frame.name = frame.id;
      frame.title = `Secure field: ${name}`;
      frame.style.cssText = 'border:0;width:100%;height:100%;float:left';
      frame.srcdoc = `<input id="${name}" name="${name}" autocomplete="off" aria-label="${name}" placeholder="${placeholder}">`;
      const input = () => frame.contentDocument?.querySelector('input') as HTMLInputElement;
      frame.addEventListener('load', () => resolve({ container, frame, input }), { once: true });
      container.append(frame);
    });

  const create = async (wanted: Wanted): Promise<object> => {
    const token = core.tokenOf(wanted);
    const fields = new Map<string, Field>();
    const handlers = new Map<string, ((event: object) => void)[]>();
    for (const [name, { selector, container, placeholder = '' }] of Object.entries(wanted.fields)) {
      const place = container instanceof Element ? container : document.querySelector(selector ?? container ?? '');
      if (!place) throw core.fail('HOSTED_FIELDS_INVALID_FIELD_SELECTOR', { fieldSelector: selector });
      fields.set(name, await frameOf(name, place, placeholder));
    }
    const valueOf = (name: string): string => fields.get(name)?.input().value.trim() ?? '';
    const isValid = (name: string): boolean => isRight[name]?.test(valueOf(name)) ?? true;
    const stateOf = (name: string) => ({
      container: fields.get(name)?.container,
      isEmpty: valueOf(name) === '',
      isValid: isValid(name),
      isPotentiallyValid: valueOf(name) === '' || isValid(name),
      isFocused: fields.get(name)?.input().ownerDocument.hasFocus() ?? false,
    });
    const getState = () => ({
      cards: valueOf('number').startsWith('4') ? [{ type: 'visa', niceType: 'Visa' }] : [],
      fields: Object.fromEntries([...fields.keys()].map((name) => [name, stateOf(name)])),
    });
    const tell = (kind: string, emittedBy: string): void => {
      for (const handler of handlers.get(kind) ?? []) handler({ ...getState(), emittedBy });
    };
    for (const [name, { input }] of fields) {
      input().addEventListener('input', () => tell(valueOf(name) === '' ? 'empty' : 'notEmpty', name));
      input().addEventListener('input', () => tell('validityChange', name));
      for (const kind of ['focus', 'blur']) input().addEventListener(kind, () => tell(kind, name));
      input().addEventListener('keydown', ({ key }) => key === 'Enter' && tell('inputSubmitRequest', name));
    }
    const tokenize = async (): Promise<object> => {
      const names = [...fields.keys()];
      if (names.every((name) => valueOf(name) === '')) throw core.fail('HOSTED_FIELDS_FIELDS_EMPTY');
      const invalidFieldKeys = names.filter((name) => !isValid(name));
      if (invalidFieldKeys.length > 0) throw core.fail('HOSTED_FIELDS_FIELDS_INVALID', { invalidFieldKeys });
      const [month = '', year = ''] = valueOf('expirationDate').split('/');
      const expirationYear = (valueOf('expirationYear') || year).trim().replace(/^(\d\d)$/, '20$1');
      const expirationMonth = (valueOf('expirationMonth') || month).trim();
      const rest = { cvv: valueOf('cvv') || undefined, postalCode: valueOf('postalCode') || undefined };
      return core.ask(token, 'payment_methods/credit_cards', {
        number: valueOf('number'),
        expirationMonth,
        expirationYear,
        ...rest,
      });
    };
    return {
      getState,
      on: (kind: string, handler: (event: object) => void) =>
        handlers.set(kind, [...(handlers.get(kind) ?? []), handler]),
      tokenize: (options?: object | Callback, callback?: Callback) =>
        core.finish(tokenize(), typeof options === 'function' ? (options as Callback) : callback),
      clear: (name: string) => Object.assign(fields.get(name)?.input() ?? {}, { value: '' }),
      focus: (name: string) => fields.get(name)?.input().focus(),
      setAttribute: () => undefined,
      removeAttribute: () => undefined,
      addClass: () => undefined,
      removeClass: () => undefined,
      setMessage: () => undefined,
      teardown: async () => fields.forEach(({ frame }) => frame.remove()),
    };
  };

  braintree['hostedFields'] = {
    create: (wanted: Wanted, callback?: Callback) => core.finish(create(wanted), callback),
    supportsInputFormatting: () => true,
  };
}
