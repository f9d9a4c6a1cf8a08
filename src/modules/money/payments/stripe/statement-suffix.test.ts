import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statementSuffix } from './statement-suffix.ts';

test.each([
  ['Friend', 'Friend'],
  ['Longhand membership', 'Longhand'],
  ['Membership', 'Membership'],
  ['Mitgliedschaft', 'Mitgliedsc'],
  [`*"Écrire"*`, 'Ecrire'],
  ['2026', ''],
  ['会員', ''],
])('MEMB-3: the statement “%s” ends in “%s”', (statement, suffix) => {
  expect(statementSuffix(statement)).toBe(suffix);
});

test('MEMB-3: no statement is refused for how it is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (statement) => {
      expect(statementSuffix(statement)).toMatch(/^$|^(?=.*[a-zA-Z])[^<>\\'"*\P{ASCII}]{1,10}$/u);
    }),
  );
});
