import { expect, test } from 'vitest';
import { lookupMessages } from '#shared/messages/lookups.ts';
import { isFailed, type Lookup, lookupStatuses } from './lookup-outcome.ts';

test('STORY-2: every lookup result has its status, and its own screen unless it is a story or nothing', () => {
  const failed = Object.entries(lookupStatuses).filter(([, status]) => status !== 200 && status !== 404);
  for (const [name] of failed) {
    expect(lookupMessages).toHaveProperty(name);
    expect(isFailed({ __typename: name } as Lookup)).toBe(true);
  }
  expect(failed).toHaveLength(9);
  expect(isFailed({ __typename: 'NotFound' })).toBe(false);
  expect(isFailed({ __typename: 'GraphqlEmptyId' })).toBe(false);
});
