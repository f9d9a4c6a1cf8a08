import { expect, test } from 'vitest';
import { describeRoutingError } from './routing-error.ts';

test('ROUTE-12: the texts of routing errors', () => {
  expect(describeRoutingError({ status: 404, statusText: 'Not Found' })).toEqual({ kind: 'notFound' });
  expect(describeRoutingError({ status: 418, statusText: "I'm a teapot" })).toMatchObject({
    text: "[418]: I'm a teapot",
  });
  expect(describeRoutingError(new Error('Broken chunk'))).toMatchObject({ text: 'Broken chunk', status: 500 });
  for (const thrown of [undefined, null, 'text', 7, {}, new Error('')]) {
    expect(describeRoutingError(thrown)).toMatchObject({ text: 'An unexpected routing error occurred' });
  }
});
