import { expect, test } from 'vitest';
import { createNotFoundRoutingError, describeRoutingError, statusOfErrorMessage } from './routing-error.ts';

test('ROUTE-12: the texts of routing errors', () => {
  const notFound = createNotFoundRoutingError('/no/such');
  expect(notFound.message).toBe('The current location path "/no/such" does not match any route.');
  expect(describeRoutingError(notFound)).toEqual({ kind: 'notFound' });
  expect(describeRoutingError({ status: 418, statusText: "I'm a teapot" })).toMatchObject({
    text: "[418]: I'm a teapot",
  });
  expect(describeRoutingError(new Error('Broken chunk'))).toMatchObject({ text: 'Broken chunk', status: 500 });
  for (const thrown of [undefined, null, 'text', 7, {}, new Error('')]) {
    expect(describeRoutingError(thrown)).toMatchObject({ text: 'An unexpected routing error occurred' });
  }
});

test('ROUTE-11: status 500, or 409 when the message includes 409: Conflict', () => {
  expect(statusOfErrorMessage('Network error 409: Conflict at save')).toBe(409);
  expect(statusOfErrorMessage('409')).toBe(500);
});
