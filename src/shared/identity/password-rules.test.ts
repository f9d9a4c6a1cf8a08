import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPasswordFault, ownWordsOf } from './password-rules.ts';

const ownWords = ownWordsOf({
  email: 'Ada.King@Mail.Example',
  names: ['Ada King', 'countess'],
  siteWords: ['Longhand', 'letters.example'],
});
const fault = (password: string, hasOtherFactor = false) => findPasswordFault(password, { hasOtherFactor, ownWords });

describe('rule 132: passwords', () => {
  test('15 characters alone, 8 beside another factor, at most 256, counted as a person counts', () => {
    expect(fault('a horse in rai')).toBe('PASSWORD_TOO_SHORT');
    expect(fault('a horse in rain')).toBeUndefined();
    expect(fault('horse r', true)).toBe('PASSWORD_TOO_SHORT');
    expect(fault('horse rn', true)).toBeUndefined();
    expect(fault('\u{1F40E}\u{1F327}ab', true)).toBe('PASSWORD_TOO_SHORT');
    expect(fault(`x${'ab cd efg'.repeat(40)}`.slice(0, 256))).toBeUndefined();
    expect(fault(`x${'ab cd efg'.repeat(40)}`.slice(0, 257))).toBe('PASSWORD_TOO_LONG');
  });

  test('own address, name and the site are no passwords, however they are written', () => {
    const guessed = [
      'ada.king@mail.example',
      'AdaKing-Longhand!',
      'Longhand Longhand 7',
      'lettersexample2026',
      'ÁDA--KÍNG--12345',
    ];
    expect(guessed.map((password) => fault(password))).toEqual(guessed.map(() => 'PASSWORD_EASY_TO_GUESS'));
    expect(fault('my king rides a blue horse')).toBeUndefined();
  });

  test('one short piece over and over is no password', () => {
    expect(['a'.repeat(20), '1234512345123451', 'abc'.repeat(7)].map((password) => fault(password))).toEqual([
      'PASSWORD_EASY_TO_GUESS',
      'PASSWORD_EASY_TO_GUESS',
      'PASSWORD_EASY_TO_GUESS',
    ]);
  });

  test('no composition is asked for: any 15 to 256 characters that are not guessable pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 15, maxLength: 256 }), (text) => {
        const length = [...text].length;
        fc.pre(length >= 15 && length <= 256);
        expect([undefined, 'PASSWORD_EASY_TO_GUESS']).toContain(fault(text));
        expect(fault(`${text.slice(0, 200)} blue horse 9 w`)).toBeUndefined();
      }),
    );
  });
});
