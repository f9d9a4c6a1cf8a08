import type { Money } from '#shared/money/money.ts';

/** Who pays writers; the sandbox is our own and moves no money. */
export type PayoutProviderName = 'BANK_TRANSFER' | 'PAYPAL' | 'SANDBOX' | 'STRIPE_EXPRESS' | 'STRIPE_STANDARD';

export type PayoutAccountStatus = 'ACTIVE' | 'INACTIVE' | 'PENDING_ACTION' | 'SUSPENDED' | 'UNKNOWN';

/** An account as its provider has it. */
export type ProviderAccount = {
  /** What the provider calls it. */
  readonly ref: string;
  readonly status: PayoutAccountStatus;
  readonly currency: string;
  /** What its owner knows it by: its last digits, say. */
  readonly shown: string;
};

export type AccountInput = {
  /** Our own id of the account, and the provider's idempotency key. */
  readonly accountId: string;
  readonly personId: string;
  readonly email: string | null;
  readonly country: string;
  /** What the form gave, where the provider has no form of its own. */
  readonly details: Readonly<Record<string, string>>;
};

export type PayoutInput = {
  /** Our own id of this try, the same however often it is asked for. */
  readonly key: string;
  /** The account as the provider calls it. */
  readonly account: string;
  /** What the form gave, where the provider is told anew by each payout whom it is for. */
  readonly details: Readonly<Record<string, string>>;
  readonly money: Money;
};

export type PayoutOutcome =
  | { readonly state: 'PAID'; readonly transfer: string }
  /** The provider has it, and says later what became of it; for what it waits where that may take weeks. */
  | { readonly state: 'PROCESSING'; readonly waitsFor?: string }
  | { readonly state: 'FAILED'; readonly code: string; readonly isWorthAnotherTry: boolean }
  /** It was paid, and came back; or nobody took it, and the same account would not another time. */
  | { readonly state: 'RETURNED'; readonly transfer: string; readonly code: string; readonly isUntaken?: true }
  | { readonly state: 'UNKNOWN' };

/** A payout in a provider's own books. */
export type ProviderPayout = { readonly key: string; readonly money: Money; readonly outcome: PayoutOutcome };

/**
 * The port to whoever pays writers (rule 120), in our own words. Outcomes are values: a call that may or may not have
 * arrived answers `UNKNOWN`, and is settled by `find` or by the same call with the same key, which pays once. Only a
 * fault of the program itself throws.
 */
export type PayoutProvider = {
  readonly name: PayoutProviderName;
  openAccount(input: AccountInput): Promise<ProviderAccount | 'UNKNOWN'>;
  /** The provider's own pages where its account is set up; none where a form of ours has asked for everything. */
  setupLink(
    account: string,
    addresses: { readonly back: string; readonly refresh: string },
  ): Promise<{ readonly url: string | null } | 'UNKNOWN'>;
  readAccount(account: string): Promise<ProviderAccount | 'NOT_FOUND' | 'UNKNOWN'>;
  pay(input: PayoutInput): Promise<PayoutOutcome>;
  /** What became of a try; `NOT_FOUND` where the provider never heard of it. */
  find(key: string): Promise<PayoutOutcome | 'NOT_FOUND'>;
  /** Everything paid from a moment on, for the nightly comparison; null where the provider keeps no books that can be asked. */
  payouts(since: Date): AsyncIterable<ProviderPayout> | null;
};
