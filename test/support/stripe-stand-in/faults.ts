/**
 * What goes wrong with a call: the wire ends before it arrives or after it was done, the limiter turns it away, the
 * server fails before or after doing it, its answer is late or no JSON. `delay` holds it up before it is done, and
 * `late` on the wire, before it arrives.
 */
export const FAULTS = [
  'delay',
  'delayAfter',
  'dropAfter',
  'dropBefore',
  'errorAfter',
  'errorBefore',
  'late',
  'lockTimeout',
  'malformed',
  'rateLimit',
] as const;

export type FaultKind = (typeof FAULTS)[number];

export type Fault = {
  readonly kind: FaultKind;
  /** The start of method and path: `POST /v1/payment_intents`; each call where it is empty. */
  readonly on: string;
  /** How many more calls it spoils. */
  times: number;
  /** From 0 to 1: how often it happens where it could. */
  readonly chance: number;
  readonly milliseconds: number;
};

export type FaultPlan = {
  readonly add: (fault: Fault) => void;
  readonly clear: () => void;
  /** The fault of this call, and one fewer of it. */
  readonly take: (call: string) => Fault | undefined;
};

export function createFaultPlan(random: () => number = Math.random): FaultPlan {
  let faults: Fault[] = [];
  return {
    add: (fault) => void faults.push(fault),
    clear: () => void (faults = []),
    take: (call) => {
      const fault = faults.find(({ on, times, chance }) => times > 0 && call.startsWith(on) && random() < chance);
      if (fault) fault.times -= 1;
      return fault;
    },
  };
}
