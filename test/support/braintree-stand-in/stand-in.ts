import { randomBytes } from 'node:crypto';
import { createEventLog, type EventLog } from './events.ts';
import { createFaults, type Faults } from './faults.ts';
import { testNonce } from './test-nonces.ts';
import type { StoredTransaction } from './transactions.ts';
import type { Customer, KeptMethod, Nonce } from './vault.ts';

export type Keys = { readonly merchantId: string; readonly publicKey: string; readonly privateKey: string };

export type MerchantAccount = { readonly id: string; readonly currency: string; readonly isDefault: boolean };

/** The whole state of the stand-in: nothing else remembers anything. */
export type StandIn = {
  readonly keys: Keys;
  /** Where browsers and servers find it. */
  readonly origin: () => string;
  now(): Date;
  setClock(clock: { readonly offsetMs: number } | { readonly at: Date }): void;
  readonly customers: Map<string, Customer>;
  readonly methods: Map<string, KeptMethod>;
  readonly nonces: Map<string, Nonce>;
  readonly transactions: Map<string, StoredTransaction>;
  merchantAccounts: MerchantAccount[];
  readonly faults: Faults;
  readonly events: EventLog;
  /** Method and path of each call of the gateway, oldest first. */
  readonly calls: string[];
  readonly switches: Switches;
};

export type Switches = {
  /** Rejects the same card, amount and order within 30 seconds. Off, so that a program that sends twice is seen to. */
  rejectsDoubles: boolean;
  /** The next challenges of 3-D Secure that nobody answers at a screen. */
  approvesByItself: boolean;
};

export function createStandIn(keys: Keys, origin: () => string): StandIn {
  let clock: { readonly offsetMs: number } | { readonly at: Date } = { offsetMs: 0 };
  const now = (): Date => ('at' in clock ? new Date(clock.at) : new Date(Date.now() + clock.offsetMs));
  return {
    keys,
    origin,
    now,
    setClock: (wanted) => {
      clock = wanted;
    },
    customers: new Map(),
    methods: new Map(),
    nonces: new Map(),
    transactions: new Map(),
    merchantAccounts: [
      { id: 'longhand_usd', currency: 'USD', isDefault: true },
      { id: 'longhand_cad', currency: 'CAD', isDefault: false },
      { id: 'longhand_eur', currency: 'EUR', isDefault: false },
      { id: 'longhand_jpy', currency: 'JPY', isDefault: false },
    ],
    faults: createFaults(),
    events: createEventLog(keys, now),
    calls: [],
    switches: { rejectsDoubles: false, approvesByItself: false },
  };
}

/** An id as Braintree gives them: short, of small letters and digits. */
export function newId(length = 10): string {
  return BigInt(`0x${randomBytes(12).toString('hex')}`)
    .toString(36)
    .padStart(length, '0')
    .slice(-length);
}

export function nonceOf(standIn: StandIn, nonce: string): Nonce | undefined {
  return standIn.nonces.get(nonce) ?? testNonce(nonce);
}
