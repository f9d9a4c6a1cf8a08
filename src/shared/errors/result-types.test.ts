import { expect, test } from 'vitest';
import { isResultType, RESULT_TYPES, resultDescriptions } from './result-types.ts';

/** The result types on the wire. */
const documented =
  'BadRequest, Unauthorized, Forbidden, NotFound, Conflict, RateLimited, TooManyRequests, ServiceUnavailable, AlreadyExists, PaymentMethodDeclined, PaymentError, MaxPinnedStoriesReached, PublishingRestrictedBannedLinks, AccountSuspended, MissingLocalizationInformation, CheckoutNotAvailable, FailedChallenge, NOT_ENOUGH_TOKENS';

test('CORE-4: every result type of the documents is there, each with its handling', () => {
  expect([...RESULT_TYPES]).toEqual(documented.split(', '));
  expect(Object.keys(resultDescriptions)).toEqual(documented.split(', '));
  for (const { handling, status } of Object.values(resultDescriptions)) {
    if ('text' in handling) expect(handling.text).not.toBe('');
    expect(status).toBeGreaterThanOrEqual(200);
  }
});

test.each([
  ['BadRequest', 'fieldMessage', 400],
  ['Unauthorized', 'signIn', 401],
  ['Forbidden', 'notice', 403],
  ['NotFound', 'notFoundPage', 404],
  ['Conflict', 'reloadWithBothVersions', 409],
  ['RateLimited', 'waitAndRetry', 429],
  ['TooManyRequests', 'waitAndRetry', 429],
  ['ServiceUnavailable', 'retryWithBackOff', 503],
  ['AlreadyExists', 'treatAsDone', 200],
  ['PaymentMethodDeclined', 'fieldMessage', 402],
  ['PaymentError', 'offerRetry', 402],
  ['MissingLocalizationInformation', 'askCountryAndPostcode', 400],
  ['CheckoutNotAvailable', 'notice', 409],
  ['FailedChallenge', 'repeatChallenge', 403],
] as const)('CORE-4: %s is handled by %s', (type, kind, status) => {
  expect(resultDescriptions[type]).toMatchObject({ status, handling: { kind } });
});

test('CORE-4: Forbidden says what rule 149 says, and other types are no refusals', () => {
  expect(resultDescriptions.Forbidden.handling).toEqual({ kind: 'notice', text: "You don't have access" });
  expect([isResultType('NotFound'), isResultType('Post'), isResultType('toString')]).toEqual([true, false, false]);
});
