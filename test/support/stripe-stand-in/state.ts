import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { CardManner } from './cards.ts';
import type { ConnectedAccount } from './endpoints/connect.ts';

/** Everything that the stand-in keeps: Stripe's own resources, and how each card behaves. */
export type State = {
  readonly clock: MovedClock;
  readonly customers: Map<string, Stripe.Customer>;
  readonly methods: Map<string, Stripe.PaymentMethod>;
  readonly manners: Map<string, CardManner>;
  /** Methods that were approved for use without their owner, and ones that may never be used again. */
  readonly approvedMethods: Set<string>;
  readonly spentMethods: Set<string>;
  readonly tokens: Map<string, { readonly token: Stripe.ConfirmationToken; readonly method: string }>;
  readonly intents: Map<string, Stripe.PaymentIntent>;
  readonly setups: Map<string, Stripe.SetupIntent>;
  readonly charges: Map<string, Stripe.Charge>;
  readonly refunds: Map<string, Stripe.Refund>;
  readonly disputes: Map<string, Stripe.Dispute>;
  readonly entries: Map<string, Stripe.BalanceTransaction>;
  /** Of writers who are paid, and what they were paid. */
  readonly accounts: Map<string, ConnectedAccount>;
  readonly transfers: Map<string, Transfer>;
  readonly events: Map<string, StandInEvent>;
  /** Told of each event once the call that made it is done. */
  readonly listeners: Set<(event: StandInEvent) => void>;
};

/** The fields of a transfer that a platform looks at. */
type Transfer = Pick<
  Stripe.Transfer,
  'amount' | 'created' | 'currency' | 'id' | 'object' | 'reversed' | 'transfer_group'
>;

/** The union of the SDK's hundreds of events, as one shape that can be built. */
export type StandInEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  readonly type: string;
  readonly data: { readonly object: object; readonly previous_attributes?: object };
};

export function createState(): State {
  return {
    clock: createMovedClock(),
    customers: new Map(),
    methods: new Map(),
    manners: new Map(),
    approvedMethods: new Set(),
    spentMethods: new Set(),
    tokens: new Map(),
    intents: new Map(),
    setups: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    entries: new Map(),
    accounts: new Map(),
    transfers: new Map(),
    events: new Map(),
    listeners: new Set(),
  };
}

/** Forgets everything but who listens. */
export function emptyState(state: State): void {
  for (const kept of Object.values(state)) {
    if ((kept instanceof Map || kept instanceof Set) && kept !== state.listeners) kept.clear();
  }
  state.clock.reset();
}

export function newId(prefix: string): string {
  return `${prefix}_1${randomBytes(24)
    .toString('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .padEnd(23, '0')
    .slice(0, 23)}`;
}

/** Stripe's field is an id, or what it names. */
export function idOf(field: string | { readonly id: string } | null): string {
  return typeof field === 'string' ? field : (field?.id ?? '');
}

export function emit(state: State, type: string, object: object, previous?: object): void {
  const event: StandInEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: state.clock.seconds(),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: newId('req'), idempotency_key: null },
    type,
  };
  state.events.set(event.id, event);
  for (const listener of state.listeners) listener(event);
}

/** The real time and how far a test has moved it. */
type MovedClock = {
  /** Seconds of the Unix epoch. */
  readonly seconds: () => number;
  readonly advance: (seconds: number) => void;
  readonly set: (seconds: number) => void;
  readonly reset: () => void;
};

function createMovedClock(): MovedClock {
  let moved = 0;
  const real = () => Math.floor(Date.now() / 1_000);
  return {
    seconds: () => real() + moved,
    advance: (seconds) => void (moved += seconds),
    set: (seconds) => void (moved = seconds - real()),
    reset: () => void (moved = 0),
  };
}
