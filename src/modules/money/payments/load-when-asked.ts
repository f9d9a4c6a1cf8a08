import type { PaymentProvider } from './payment-provider.ts';

/** A provider whose SDK is loaded at the first call: each takes tens of megabytes, in every process. */
export function loadWhenAsked(name: PaymentProvider['name'], load: () => Promise<PaymentProvider>): PaymentProvider {
  let loading: Promise<PaymentProvider> | undefined;
  const loaded = () => (loading ??= load());
  return {
    name,
    browserSetup: async (...given) => (await loaded()).browserSetup(...given),
    keepCustomer: async (input) => (await loaded()).keepCustomer(input),
    keepMethod: async (input) => (await loaded()).keepMethod(input),
    findMethod: async (intent) => (await loaded()).findMethod(intent),
    abandonMethod: async (intent) => (await loaded()).abandonMethod(intent),
    readMethod: async (method) => (await loaded()).readMethod(method),
    forgetMethod: async (method) => (await loaded()).forgetMethod(method),
    approvalBefore: async (method) => (await loaded()).approvalBefore(method),
    charge: async (input) => (await loaded()).charge(input),
    findCharge: async (intent) => (await loaded()).findCharge(intent),
    readCharge: async (charge) => (await loaded()).readCharge(charge),
    abandonCharge: async (intent) => (await loaded()).abandonCharge(intent),
    refund: async (input) => (await loaded()).refund(input),
    findRefund: async (intent) => (await loaded()).findRefund(intent),
    readEvent: async (received) => (await loaded()).readEvent(received),
    charges: async function* chargesOf(since) {
      yield* (await loaded()).charges(since);
    },
  };
}
