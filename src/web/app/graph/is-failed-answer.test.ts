import { expect, test } from 'vitest';
import { isFailedAnswer } from './is-failed-answer.ts';

const failure = [{ extensions: { code: 'INTERNAL' } }];

test('PUB-3: an answer has failed where our own fault left nothing of it', () => {
  expect(isFailedAnswer({ data: { collection: null, posts: null }, errors: failure })).toBe(true);
  expect(isFailedAnswer({ data: null, errors: failure })).toBe(true);
  expect(isFailedAnswer({ data: { collection: null, posts: [] }, errors: failure }), 'partial data').toBe(false);
  expect(isFailedAnswer({ data: { collection: null }, errors: undefined }), 'there is no such thing').toBe(false);
  const refusal = [{ extensions: { code: 'FORBIDDEN' } }];
  expect(isFailedAnswer({ data: { user: null }, errors: refusal }), 'the asker may not').toBe(false);
});
