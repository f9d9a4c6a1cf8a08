import { isInQuarantine, refuseInQuarantine } from '#platform/quarantine/quarantine.ts';
import type { PaymentProvider } from './payment-provider.ts';

/**
 * A provider that a restored copy does not reach, the sandbox among them (rule 241): what would change something was
 * turned away at the door, so that the same intent is sent once the copy is woken, and what is asked is not known.
 */
export function heldInQuarantine(provider: PaymentProvider): PaymentProvider {
  const { name } = provider;
  const unless = async <Outcome>(held: Outcome, call: () => Promise<Outcome>) =>
    isInQuarantine() ? held : await call();
  const turnedAway = { state: 'TURNED_AWAY' } as const;
  const unknown = { state: 'UNKNOWN' } as const;
  return {
    name,
    browserSetup: async (...given) => {
      refuseInQuarantine(name);
      return await provider.browserSetup(...given);
    },
    keepCustomer: (input) => unless('UNKNOWN', () => provider.keepCustomer(input)),
    keepMethod: (input) => unless(turnedAway, () => provider.keepMethod(input)),
    findMethod: (intent) => unless(unknown, () => provider.findMethod(intent)),
    abandonMethod: (intent) => unless(unknown, () => provider.abandonMethod(intent)),
    readMethod: (method) => unless('UNKNOWN', () => provider.readMethod(method)),
    forgetMethod: (method) => unless('UNKNOWN', () => provider.forgetMethod(method)),
    approvalBefore: (method) => unless(null, () => provider.approvalBefore(method)),
    charge: (input) => unless(turnedAway, () => provider.charge(input)),
    findCharge: (intent) => unless(unknown, () => provider.findCharge(intent)),
    readCharge: (charge) => unless('UNKNOWN', () => provider.readCharge(charge)),
    abandonCharge: (intent) => unless(unknown, () => provider.abandonCharge(intent)),
    refund: (input) => unless(turnedAway, () => provider.refund(input)),
    findRefund: (intent) => unless(unknown, () => provider.findRefund(intent)),
    // What somebody else sent is only read; whatever it leads to meets the other doors.
    readEvent: (received) => provider.readEvent(received),
    charges: async function* chargesOf(since) {
      refuseInQuarantine(name);
      yield* provider.charges(since);
    },
  };
}
