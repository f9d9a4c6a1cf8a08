import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTopic } from './topic-rules.ts';

test('rule 3: a topic is added once, as it was typed, without its sign', () => {
  expect(addTopic([], ' #Letter writing ')).toEqual({ topics: ['Letter writing'] });
  expect(addTopic(['Letter writing'], 'letter-WRITING')).toEqual({
    topics: ['Letter writing'],
    fault: 'The story already has that topic.',
  });
  expect(addTopic(['Ärger'], '日本語')).toEqual({ topics: ['Ärger', '日本語'] });
});

test('rule 3: at most five topics, each of at most 25 characters, with a letter or a digit', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(addTopic(five, 'f')).toEqual({ topics: five, fault: 'A story can have up to 5 topics.' });
  expect(addTopic([], 'x'.repeat(25)).fault).toBeUndefined();
  expect(addTopic([], 'x'.repeat(26)).fault).toBe('A topic can have up to 25 characters.');
  expect(addTopic([], '#!').fault).toBe('A topic needs a letter or a digit.');
});

test('rule 3: however much is typed, the topics stay few and different', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 12 }), (typed) => {
      let topics: readonly string[] = [];
      for (const one of typed) ({ topics } = addTopic(topics, one));
      expect(topics.length).toBeLessThanOrEqual(5);
      expect(new Set(topics).size).toBe(topics.length);
    }),
  );
});
