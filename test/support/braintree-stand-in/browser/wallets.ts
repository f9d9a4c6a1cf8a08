import type { Braintree, Callback, Options } from './core.ts';

type Buttons = {
  readonly createBillingAgreement?: () => Promise<string>;
  readonly createOrder?: () => Promise<string>;
  readonly onApprove: (data: object) => unknown;
  readonly onCancel?: (data: object) => void;
};

/** The client, 3-D Secure, PayPal, Apple Pay and Google Pay. Runs in the browser, as its own text. */
export function installWallets(braintree: Braintree): void {
  const core = braintree.standIn;
  const component = (make: (options: Options) => Promise<object> | object) => ({
    create: (options: Options, callback?: Callback) => core.finish((async () => make(options))(), callback),
  });
  const teardown = async (): Promise<void> => undefined;
  const tokenizeAs = (options: Options, kind: string) => (_data?: object, callback?: Callback) =>
    core.finish(core.ask(core.tokenOf(options), 'payment_methods/wallets', { kind }), callback);

  braintree['client'] = component((options) => {
    const token = core.tokenOf(options);
    return { token, getConfiguration: () => ({ gatewayConfiguration: token }), getVersion: () => '3', teardown };
  });
  braintree['dataCollector'] = component(() => ({ deviceData: '{"correlation_id":"stand-in"}', teardown }));
  braintree['applePay'] = component((options) => ({
    createPaymentRequest: (request: object) => request,
    performValidation: async () => ({}),
    tokenize: tokenizeAs(options, 'apple_pay_card'),
    teardown,
  }));
  braintree['googlePayment'] = component((options) => ({
    createPaymentDataRequest: async (request: object) => request,
    parseResponse: tokenizeAs(options, 'android_pay_card'),
    teardown,
  }));

  braintree['threeDSecure'] = component((options) => {
    const token = core.tokenOf(options);
    const ask = (nonce: string, answer: string) => core.ask(token, 'three_d_secure', { nonce, answer });
    const verify = async ({
      nonce,
      onLookupComplete,
    }: {
      nonce: string;
      onLookupComplete?: (data: object, next: () => void) => void;
    }) => {
      const looked = await ask(nonce, 'lookup');
      await new Promise<void>((next) => (onLookupComplete ? onLookupComplete(looked, next) : next()));
      if (looked['isChallenge'] !== true) return looked;
      const isApproved = await core.choose('Your bank needs your approval', 'Approve', 'Refuse');
      return ask(nonce, isApproved ? 'approve' : 'refuse');
    };
    return {
      verifyCard: (wanted: Parameters<typeof verify>[0], callback?: Callback) => core.finish(verify(wanted), callback),
      cancelVerifyCard: teardown,
      on: () => undefined,
      teardown,
    };
  });

  braintree['paypalCheckout'] = component((options) => {
    const instance = {
      createPayment: async () => `EC-${Date.now()}`,
      tokenizePayment: tokenizeAs(options, 'paypal_account'),
      loadPayPalSDK: async () => {
        const paypal = { FUNDING: { PAYPAL: 'paypal' }, Buttons: buttonsOf };
        Object.assign(window, { paypal });
        return instance;
      },
      teardown,
    };
    return instance;
  });

  const buttonsOf = ({ createBillingAgreement, createOrder, onApprove, onCancel }: Buttons) => ({
    isEligible: () => true,
    close: teardown,
    render: async (place: string | Element): Promise<void> => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'PayPal';
      button.addEventListener('click', () => {
        void (async () => {
          const billingToken = await (createBillingAgreement ?? createOrder)?.();
          const isAgreed = await core.choose('PayPal', 'Agree and continue', 'Cancel');
          if (isAgreed) await onApprove({ billingToken, payerID: 'PAYERID', paymentID: billingToken });
          else onCancel?.({ billingToken });
        })();
      });
      (typeof place === 'string' ? document.querySelector(place) : place)?.append(button);
    },
  });
}
