import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFlagName, isPreferenceName, isPreferenceValue, preferenceList } from './preference-list.ts';
import { readBio, readName, readWebsite } from './profile-rules.ts';

test('PROF-4: a name has 1 to 50 characters, as a person counts them', () => {
  expect(readName(' Ada \n Lovelace ')).toEqual({ value: 'Ada Lovelace' });
  expect(readName('😀'.repeat(50))).toEqual({ value: '😀'.repeat(50) });
  expect(readName('😀'.repeat(51))).toEqual({ fault: 'nameTooLong' });
  expect(readName(' \u200B\u202E ')).toEqual({ fault: 'nameMissing' });
});

test('PROF-4: a bio has at most 250 characters, and nothing that nobody sees', () => {
  expect(readBio(' One\r\n\n\n\nTwo\u202E  three ')).toEqual({ value: 'One\n\nTwo three' });
  expect(readBio('b'.repeat(250))).toEqual({ value: 'b'.repeat(250) });
  expect(readBio('b'.repeat(251))).toEqual({ fault: 'bioTooLong' });
});

test('PROF-4: the link of a profile leads to a web page', () => {
  expect(readWebsite('ada.example/notes')).toEqual({ value: 'https://ada.example/notes' });
  expect(readWebsite('ada.example:8080/a')).toEqual({ value: 'https://ada.example:8080/a' });
  expect(readWebsite(' http://ada.example ')).toEqual({ value: 'http://ada.example/' });
  expect(readWebsite(' ')).toEqual({ value: null });
  const wrong = [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://ada.example',
    'https://a:b@ada.example',
    'localhost',
    '.',
    'ada..example',
    'x'.repeat(400),
  ];
  expect(wrong.filter((text) => !('fault' in readWebsite(text)))).toEqual([]);
});

test('no text makes a link that is no web page', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `javascript:${text}`),
      ),
      (text) => {
        const read = readWebsite(text);
        if ('value' in read && read.value !== null) expect(read.value).toMatch(/^https?:\/\/[^/]+\./);
      },
    ),
  );
});

test('PROF-6: each preference takes values of its own kind, within its bounds, and no other', () => {
  for (const [name, { initial }] of Object.entries(preferenceList)) {
    expect(isPreferenceName(name) && isPreferenceValue(name, initial), name).toBe(true);
  }
  expect(new Set(Object.values(preferenceList).map(({ kind }) => kind)).size).toBe(5);
  expect(isPreferenceName('toString')).toBe(false);
  expect([14, 32, 13, 33, 20.5, '20', null].map((value) => isPreferenceValue('READING_FONT_SIZE', value))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(
    ['ALL', 'NETWORK', 'OFF', 'all', true].map((value) =>
      isPreferenceValue('NOTIFICATIONS_ALLOW_PUSH_MENTIONS', value),
    ),
  ).toEqual([true, true, true, false, false]);
  expect(isPreferenceValue('LANGUAGES', ['en', 'de'])).toBe(true);
  expect(isPreferenceValue('LANGUAGES', ['en', 'en'])).toBe(false);
  expect(isPreferenceValue('LANGUAGES', ['a\u0000'])).toBe(false);
  expect(isPreferenceValue('TIME_ZONE', 'z'.repeat(65))).toBe(false);
});

test('PROF-6: flags have short plain names', () => {
  expect(['post_list_tooltip', 'a.b:c-1', '', 'a b', 'x'.repeat(101), 'ü'].map(isFlagName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
