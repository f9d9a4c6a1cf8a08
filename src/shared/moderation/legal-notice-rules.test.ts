import { describe, expect, test } from 'vitest';
import { afterWeekdays, legalNoticeFault, type LegalNoticeForm, readMonth } from './legal-notice-rules.ts';

const COPYRIGHT: LegalNoticeForm = {
  kind: 'COPYRIGHT',
  address: 'https://site.example/@ada/walk-0123456789ab',
  work: '“A Walk”, in my book of 2019',
  law: '',
  countries: '',
  explanation: 'The third paragraph is mine, word for word.',
  name: 'Grace Hopper',
  email: 'grace@example.org',
  isTrue: true,
  isOwner: true,
};
const ILLEGAL: LegalNoticeForm = {
  ...COPYRIGHT,
  kind: 'ILLEGAL',
  work: '',
  law: 'Section 185',
  countries: 'de',
  isOwner: false,
};

describe('rule 260: a notice has what the law asks for', () => {
  test('of copyright, and of anything else', () => {
    expect([legalNoticeFault(COPYRIGHT), legalNoticeFault(ILLEGAL)]).toEqual([undefined, undefined]);
  });
  test('of the abuse of a child, without a name', () => {
    const unnamed = { ...ILLEGAL, kind: 'CHILD_ABUSE', law: '', countries: '', name: '', email: '' } as const;
    expect(legalNoticeFault(unnamed)).toBeUndefined();
    expect(legalNoticeFault({ ...unnamed, email: 'grace' })?.field).toBe('email');
    expect(legalNoticeFault({ ...unnamed, explanation: '' })?.field).toBe('explanation');
    // What was typed for another kind does not count.
    expect(legalNoticeFault({ ...unnamed, work: 'x'.repeat(1_001), law: 'x'.repeat(301) })).toBeUndefined();
  });
  test.each([
    ['address', { ...COPYRIGHT, address: 'the third story' }],
    ['address', { ...COPYRIGHT, address: `https://site.example/${'x'.repeat(2_048)}` }],
    ['work', { ...COPYRIGHT, work: ' ' }],
    ['work', { ...COPYRIGHT, work: 'x'.repeat(1_001) }],
    ['law', { ...ILLEGAL, law: '' }],
    ['countries', { ...ILLEGAL, countries: '' }],
    ['countries', { ...ILLEGAL, countries: 'Atlantis' }],
    ['explanation', { ...ILLEGAL, explanation: '' }],
    ['explanation', { ...ILLEGAL, explanation: 'x'.repeat(4_001) }],
    ['name', { ...COPYRIGHT, name: '' }],
    ['email', { ...COPYRIGHT, email: 'grace' }],
    ['isTrue', { ...ILLEGAL, isTrue: false }],
    ['isOwner', { ...COPYRIGHT, isOwner: false }],
  ] as const)('without its %s it is not sent', (field, form) => {
    expect(legalNoticeFault(form)?.field).toBe(field);
  });
});

test.each([
  ['2026-11-27T10:00:00.000Z', '2026-12-15T10:00:00.000Z'],
  ['2026-11-28T10:00:00.000Z', '2026-12-15T10:00:00.000Z'],
  ['2026-11-30T00:00:00.000Z', '2026-12-16T00:00:00.000Z'],
])('rule 262: twelve weekdays after %s is %s', (from, until) => {
  expect(afterWeekdays(new Date(from), 12).toISOString()).toBe(until);
});

test('rule 263: months of the log', () => {
  expect(readMonth('2026-12')).toEqual({
    start: new Date('2026-12-01T00:00:00Z'),
    end: new Date('2027-01-01T00:00:00Z'),
  });
  for (const text of ['2026-13', '2026-1', '', null, '2026-12-01', 'x']) expect(readMonth(text)).toBeUndefined();
});
