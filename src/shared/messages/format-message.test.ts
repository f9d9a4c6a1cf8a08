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

test('a text takes exactly the arguments that it names', () => {
  const texts = {
    plain: 'Plain',
    by: 'By {name}',
    both: '{name} has {count, plural, one {# book} other {# books}}',
  } as const;
  const any: string = texts.by;
  const either = texts[Date.now() > 0 ? 'by' : 'both'];
  expect(formatMessage(texts.plain)).toBe('Plain');
  expect(formatMessage(either, { name: 'Ada', count: 2 })).toBe('By Ada');
  // @ts-expect-error: missing
  expect(formatMessage(texts.by)).toBe('By {name}');
  // @ts-expect-error: superfluous
  expect(formatMessage(texts.by, { name: 'Ada', title: 'Title' })).toBe('By Ada');
  // @ts-expect-error: it asks for nothing
  expect(formatMessage(texts.plain, { name: 'Ada' })).toBe('Plain');
  // @ts-expect-error: a plural is chosen by a number
  expect(formatMessage(texts.both, { name: 'Ada', count: '2' })).toBe('Ada has 2 books');
  // @ts-expect-error: of several texts, each must be filled
  expect(formatMessage(either, { name: 'Ada' })).toBe('By Ada');
  // @ts-expect-error: what is known at run time only cannot be checked
  expect(formatMessage(any, { name: 'Ada' })).toBe('By Ada');
});
