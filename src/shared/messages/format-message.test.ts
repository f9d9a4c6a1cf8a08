import { expect, test } from 'vitest';
import { formatMessage } from './format-message.ts';

const message = '{count, plural, =0 {Nobody} one {# follower} other {# followers}} of {name}';

test.each([
  [0, 'Nobody of Ada'],
  [1, '1 follower of Ada'],
  [999, '999 followers of Ada'],
  [1_234, '1.2K followers of Ada'],
  [4_500_000, '4.5M followers of Ada'],
])('STORY-4: a number in a message is abbreviated with K and M: %d', (count, text) => {
  expect(formatMessage(message, { count, name: 'Ada' })).toBe(text);
});

test('an argument that is missing stays visible', () => {
  expect(formatMessage('By {name}')).toBe('By {name}');
});
