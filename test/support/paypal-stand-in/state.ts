import { randomBytes } from 'node:crypto';

/** What an address does with money: by default there is an account that takes it. */
export const MANNERS = ['blocks', 'is locked', 'is invalid', 'is held', 'is unknown', 'takes'] as const;
export type Manner = (typeof MANNERS)[number];

export type ItemStatus =
  | 'BLOCKED'
  | 'FAILED'
  | 'ONHOLD'
  | 'PENDING'
  | 'REFUNDED'
  | 'RETURNED'
  | 'REVERSED'
  | 'SUCCESS'
  | 'UNCLAIMED';

/** A batch with its one payment. */
export type Batch = {
  readonly id: string;
  readonly itemId: string;
  /** What the sender calls it. */
  readonly name: string;
  readonly receiver: string;
  readonly value: string;
  readonly currency: string;
  /** Milliseconds of the Unix epoch. */
  readonly createdAt: number;
  status: 'DENIED' | 'PENDING' | 'SUCCESS';
  item: ItemStatus;
  fault: string | null;
  /** How often its money came to whoever it is for. */
  paid: number;
};

export type StandInEvent = { readonly id: string; readonly type: string; readonly resource: object };

/** Everything that the stand-in keeps. */
export type State = {
  readonly now: () => number;
  readonly moveClock: (milliseconds: number) => void;
  readonly setClock: (at: number) => void;
  readonly batches: Map<string, Batch>;
  readonly tokens: Set<string>;
  readonly manners: Map<string, Manner>;
  /** In cents, by currency; as much as one likes where a currency is not named. */
  readonly balances: Map<string, number>;
  readonly events: StandInEvent[];
  readonly listeners: Set<(event: StandInEvent) => void>;
  readonly switches: {
    /** How long a batch waits until it is worked on. */
    waits: number;
    /** Says where a batch is whose name came before, as PayPal did not always do. */
    linksToDoubles: boolean;
  };
};

export function createState(): State {
  let moved = 0;
  return {
    now: () => Date.now() + moved,
    moveClock: (milliseconds) => void (moved += milliseconds),
    setClock: (at) => void (moved = at - Date.now()),
    batches: new Map(),
    tokens: new Set(),
    manners: new Map(),
    balances: new Map(),
    events: [],
    listeners: new Set(),
    switches: { waits: 0, linksToDoubles: true },
  };
}

/** An id as PayPal gives them: of capitals and digits. */
export function newId(length = 13): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(length, '0')
    .slice(-length);
}
