import { expect, test } from 'vitest';
import { parseEmail, suggestsGoogleSignIn } from './email-rule.ts';
import { isTokenValid } from './token-validity.ts';

test('CORE-12: a token is valid if non-empty and not starting with lo_', () => {
  expect(['abc', 'xlo_', '', 'lo_', 'lo_abc', undefined, null].map(isTokenValid)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('IDEN-7: the email rule', () => {
  expect(parseEmail('  Ada.King+x@Mail.Example.CO ')).toBe('Ada.King+x@Mail.Example.CO');
  expect(parseEmail('ada@xn--bcher-kva.example')).toBe('ada@xn--bcher-kva.example');
  const wrong = [
    '',
    'ada',
    'ada@',
    '@b.co',
    'ada@b',
    'ada@b.c',
    'a da@b.co',
    'a@b@c.co',
    'ada@-b.co',
    'ada@b..co',
    'a@b.c1',
  ];
  expect(wrong.filter((text) => parseEmail(text) !== undefined)).toEqual([]);
  expect(parseEmail(`${'a'.repeat(250)}@b.co`)).toBeUndefined();
  expect(['a@gm', 'a@GooGle.com', 'a@mail.com'].map(suggestsGoogleSignIn)).toEqual([true, true, false]);
});
