import { expect, test } from 'vitest';
import { mentionSource } from './mention-source.ts';
import { storySource } from './story-source.ts';

const sought = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];

test('WRITE-1: a sign at the beginning of a word opens the list of people, an address of mail does not', () => {
  expect(sought(mentionSource.pattern, 'Thanks to @ada')).toBe('ada');
  expect(sought(mentionSource.pattern, '(@zoë')).toBe('zoë');
  expect(sought(mentionSource.pattern, 'write to me@example')).toBeUndefined();
  expect(sought(mentionSource.pattern, '@ada is')).toBeUndefined();
});

test('WRITE-1: two brackets open the list of own stories', () => {
  expect(sought(storySource.pattern, 'See [[the light')).toBe('the light');
  expect(sought(storySource.pattern, 'See [[the light]] and')).toBeUndefined();
});
