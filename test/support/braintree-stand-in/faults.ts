/** What can go wrong on the way, before or after the gateway has done what it was asked. */
export type FaultKind =
  | 'delay'
  | 'delay-after'
  | 'drop-before'
  | 'drop-after'
  | '429'
  | '503-before'
  | '500-after'
  | '504-after'
  | 'malformed-after'
  | 'html-after'
  | 'json-after'
  | 'empty-after'
  | 'cut-after'
  | 'wrong-document-after';

export type Fault = {
  readonly kind: FaultKind;
  /** `POST /transactions`: only calls that begin so, below the merchant; all where it is empty. */
  readonly call: string;
  readonly delayMs: number;
  times: number;
};

export type Faults = {
  set(fault: Fault): void;
  clear(): void;
  /** The fault that a call meets; one of its times is used up. */
  take(call: string): Fault | undefined;
};

export function createFaults(): Faults {
  let faults: Fault[] = [];
  return {
    set: (fault) => {
      faults.push(fault);
    },
    clear: () => {
      faults = [];
    },
    take: (call) => {
      const fault = faults.find((one) => one.times > 0 && matches(one.call, call));
      if (fault) fault.times -= 1;
      return fault;
    },
  };
}

/** A trailing `$` asks for the whole call. */
function matches(wanted: string, call: string): boolean {
  return wanted.endsWith('$') ? call === wanted.slice(0, -1) : call.startsWith(wanted);
}
