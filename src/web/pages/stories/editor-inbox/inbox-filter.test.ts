import { expect, test } from 'vitest';
import { filterOf, inboxAddress, statusChoices, submissionOf, wireFilterOf } from './inbox-filter.ts';

const at = (text: string) => filterOf(new URLSearchParams(text));

test('PUB-5: the filter of an inbox stands in its address, and what is no filter shows what waits', () => {
  expect(at('')).toEqual({ status: 'waiting', from: 'everyone', assignee: 'anyone' });
  expect(at('tab=nonsense&feed=nonsense')).toEqual(at(''));
  expect(inboxAddress('/a/manage/inbox', at(''))).toBe('/a/manage/inbox');
  for (const { value } of statusChoices) {
    const filter = { status: value, from: 'guests', assignee: 'nobody' } as const;
    const address = inboxAddress('/a/manage/inbox', filter, 'e1');
    const { searchParams } = new URL(address, 'http://localhost');
    expect(filterOf(searchParams)).toEqual(filter);
    expect(submissionOf(searchParams)).toBe('e1');
  }
});

test('PUB-5: it is asked for as the graph knows it', () => {
  expect(Object.values(wireFilterOf(at('')))).toEqual(Array(6).fill(null));
  expect(wireFilterOf(at('tab=pending&feed=approved&q=nobody'))).toMatchObject({
    isPending: true,
    isGuest: false,
    isUnassigned: true,
  });
  expect(wireFilterOf(at('tab=all&feed=guests&q=abc'))).toMatchObject({
    isAnyStatus: true,
    isGuest: true,
    assigneeId: 'abc',
  });
});
