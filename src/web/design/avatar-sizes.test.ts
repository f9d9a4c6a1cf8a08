import { expect, test } from 'vitest';
import { initialsOf } from './avatar-sizes.ts';

test('NEWS-7: the initials of an address are of whom it belongs to, not of who carries its mail', () => {
  expect(initialsOf('anna@mail.example')).toBe('A');
  expect(initialsOf('anna.berg@mail.example')).toBe('AB');
  expect(initialsOf('=1+1@mail.example')).toBe('1');
  expect(initialsOf('Marta Oyelaran')).toBe('MO');
  expect(initialsOf('@home')).toBe('H');
});
