import { expect, test } from 'vitest';
import { findFaults } from './form-faults.ts';
import { noCover, type PublishForm } from './publish-form.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const form: PublishForm = {
  cover: noCover,
  topics: [],
  visibility: 'PUBLIC',
  collectionId: null,
  schedule: { isOn: false, date: '', time: '', zone: 'Europe/Berlin' },
  isMailed: false,
  mailing: {
    newsletterId: null,
    isCorrection: false,
    reach: 'EVERYBODY',
    source: null,
    followsTopics: false,
    isActive: false,
  },
  canonicalUrl: '',
  seoTitle: '',
  seoDescription: '',
  license: 'ALL_RIGHTS_RESERVED',
  aiDisclosure: 'NONE',
  language: '',
  responseLevel: 'EVERYONE',
};
const at = (date: string, time: string) =>
  findFaults({ ...form, schedule: { ...form.schedule, isOn: true, date, time } }, NOW);

test('rule 10: a story goes out 5 minutes to 12 months from now, by the clock of its place', () => {
  expect(findFaults(form, NOW)).toEqual({});
  expect(at('2026-11-21', '13:04').schedule).toBe('Choose a time at least 5 minutes from now.');
  expect(at('2026-11-21', '13:05')).toEqual({});
  expect(at('2027-11-21', '13:00')).toEqual({});
  expect(at('2027-11-21', '13:01').schedule).toBe('Choose a time within 12 months.');
  expect(at('2027-03-28', '02:30').schedule).toContain('The clocks skip that time');
  expect(at('', '10:00').schedule).toBe('Choose a date and time.');
});

test('WRITE-3: a canonical link is a whole address, or none', () => {
  const fault = (canonicalUrl: string) => findFaults({ ...form, canonicalUrl }, NOW).canonicalUrl;
  for (const fine of ['', ' ', 'https://example.org/story', 'http://example.org']) expect(fault(fine)).toBeUndefined();
  for (const wrong of [
    'example.org',
    'javascript:alert(1)',
    'https://',
    '/story',
    `https://a.example/${'x'.repeat(2_048)}`,
  ])
    expect(fault(wrong), wrong).toBeDefined();
});

test('WRITE-3: what is shown by search engines has a length', () => {
  expect(findFaults({ ...form, seoTitle: 'x'.repeat(71), seoDescription: 'x'.repeat(161) }, NOW)).toEqual({
    seoTitle: 'Keep it to 70 characters.',
    seoDescription: 'Keep it to 160 characters.',
  });
});
