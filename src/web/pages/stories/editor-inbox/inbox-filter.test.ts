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

test('PUB-5: the week or the month of a calendar stands there too, and a day that is none gives that of today', () => {
  const today = '2026-11-24';
  const of = (text: string) => filterOf(new URLSearchParams(text), today).calendar;
  expect(of('')).toBeUndefined();
  expect(of('orderBy=year&year=2026-11-30')).toBeUndefined();
  for (const day of ['', '2026-02-30', '20261130', '0001-01-01', '9999-12-31', '2026-11-30T00:00:00Z'])
    expect(of(`orderBy=month&year=${day}`), day).toEqual({ span: 'month', day: today });
  const calendar = { span: 'week', day: '2027-01-01' } as const;
  const filter = { ...at('tab=declined'), calendar };
  const { searchParams } = new URL(inboxAddress('/a/manage/inbox', filter, 'e1'), 'http://localhost');
  expect(filterOf(searchParams, today)).toEqual(filter);
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
