import { resultMessages } from '#shared/messages/results.ts';

/** Every result type, and NOT_ENOUGH_TOKENS. */
export const RESULT_TYPES = [
  'BadRequest',
  'Unauthorized',
  'Forbidden',
  'NotFound',
  'Conflict',
  'RateLimited',
  'TooManyRequests',
  'ServiceUnavailable',
  'AlreadyExists',
  'PaymentMethodDeclined',
  'PaymentError',
  'MaxPinnedStoriesReached',
  'PublishingRestrictedBannedLinks',
  'AccountSuspended',
  'MissingLocalizationInformation',
  'CheckoutNotAvailable',
  'FailedChallenge',
  'NOT_ENOUGH_TOKENS',
] as const;

export type ResultType = (typeof RESULT_TYPES)[number];

/** What the interface does with a result (rules 95, 147 to 149). */
export type ResultHandling =
  /** The message stands at the field that it is about. */
  | { readonly kind: 'fieldMessage'; readonly text: string }
  | { readonly kind: 'signIn' }
  /** A sentence in place, with nothing to do about it. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'notFoundPage' }
  /** Both versions are shown for the reader to merge. */
  | { readonly kind: 'reloadWithBothVersions'; readonly text: string }
  | { readonly kind: 'treatAsDone' }
  /** Tried again by itself with growing pauses, under a toast. */
  | { readonly kind: 'retryWithBackOff'; readonly text: string }
  /** Tried again when the reader asks. */
  | { readonly kind: 'offerRetry'; readonly text: string }
  /** Tried again after the seconds that the result names. */
  | { readonly kind: 'waitAndRetry'; readonly text: string }
  | { readonly kind: 'offerReplaceOldest'; readonly text: string }
  | { readonly kind: 'askCountryAndPostcode'; readonly text: string }
  | { readonly kind: 'repeatChallenge'; readonly text: string };

export type ResultDescription = {
  /** Status of the same result on a REST-like path (rule 152); GraphQL answers 200. */
  readonly status: number;
  /** Whether the server's own message, where it sends one, is shown instead of `text`. */
  readonly prefersServerMessage: boolean;
  readonly handling: ResultHandling;
};

const text = resultMessages;

export const resultDescriptions: Readonly<Record<ResultType, ResultDescription>> = {
  BadRequest: { status: 400, prefersServerMessage: true, handling: { kind: 'fieldMessage', text: text.invalidInput } },
  Unauthorized: { status: 401, prefersServerMessage: false, handling: { kind: 'signIn' } },
  Forbidden: { status: 403, prefersServerMessage: false, handling: { kind: 'notice', text: text.noAccess } },
  NotFound: { status: 404, prefersServerMessage: false, handling: { kind: 'notFoundPage' } },
  Conflict: {
    status: 409,
    prefersServerMessage: false,
    handling: { kind: 'reloadWithBothVersions', text: text.conflict },
  },
  RateLimited: { status: 429, prefersServerMessage: true, handling: { kind: 'waitAndRetry', text: text.rateLimited } },
  TooManyRequests: {
    status: 429,
    prefersServerMessage: true,
    handling: { kind: 'waitAndRetry', text: text.tooManyRequests },
  },
  ServiceUnavailable: {
    status: 503,
    prefersServerMessage: false,
    handling: { kind: 'retryWithBackOff', text: text.serviceUnavailable },
  },
  AlreadyExists: { status: 200, prefersServerMessage: false, handling: { kind: 'treatAsDone' } },
  PaymentMethodDeclined: {
    status: 402,
    prefersServerMessage: true,
    handling: { kind: 'fieldMessage', text: text.cardDeclined },
  },
  PaymentError: { status: 402, prefersServerMessage: true, handling: { kind: 'offerRetry', text: text.paymentError } },
  MaxPinnedStoriesReached: {
    status: 409,
    prefersServerMessage: true,
    handling: { kind: 'offerReplaceOldest', text: text.maxPinned },
  },
  PublishingRestrictedBannedLinks: {
    status: 403,
    prefersServerMessage: true,
    handling: { kind: 'fieldMessage', text: text.bannedLink },
  },
  AccountSuspended: {
    status: 403,
    prefersServerMessage: true,
    handling: { kind: 'notice', text: text.accountSuspended },
  },
  MissingLocalizationInformation: {
    status: 400,
    prefersServerMessage: false,
    handling: { kind: 'askCountryAndPostcode', text: text.missingLocalization },
  },
  CheckoutNotAvailable: {
    status: 409,
    prefersServerMessage: true,
    handling: { kind: 'notice', text: text.checkoutNotAvailable },
  },
  FailedChallenge: {
    status: 403,
    prefersServerMessage: false,
    handling: { kind: 'repeatChallenge', text: text.failedChallenge },
  },
  NOT_ENOUGH_TOKENS: {
    status: 403,
    prefersServerMessage: true,
    handling: { kind: 'notice', text: text.notEnoughTokens },
  },
};

const resultTypes: ReadonlySet<string> = new Set(RESULT_TYPES);

/** Whether the type name of an answer is one of the refusals. */
export function isResultType(typename: string): typename is ResultType {
  return resultTypes.has(typename);
}
