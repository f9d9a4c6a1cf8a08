import { expect, test } from 'vitest';
import { hasForeignLocalPart, parseEmail, suggestsGoogleSignIn } from './email-rule.ts';
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
  // Letters beyond ASCII: of domains as mail knows them, before the @ never.
  expect(parseEmail('ada@Müller.example')).toBe('ada@xn--mller-kva.example');
  expect(parseEmail('ada@mu\u0308ller.example')).toBe('ada@xn--mller-kva.example');
  expect(parseEmail('ada@почта。рф')).toBe('ada@xn--80a1acny.xn--p1ai');
  expect(parseEmail("o'neil+{x}~_@b.co")).toBe("o'neil+{x}~_@b.co");
  const foreign = ['büro@müller.example', 'büro@b.co', 'ada@müller', 'ada', 'ü@'];
  expect(foreign.map((text) => parseEmail(text))).toEqual(foreign.map(() => undefined));
  expect(foreign.map(hasForeignLocalPart)).toEqual([true, true, false, false, false]);
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
    'ada@mü/ller.example',
    'ada@mü:1.example',
    'ada@１２７.0.0.1',
    'a;b@b.co',
    'a"b@b.co',
  ];
  expect(wrong.filter((text) => parseEmail(text) !== undefined)).toEqual([]);
  expect(parseEmail(`${'a'.repeat(250)}@b.co`)).toBeUndefined();
  expect(parseEmail(`${'a'.repeat(64)}@b.co`)).toBe(`${'a'.repeat(64)}@b.co`);
  const dotted = ['a..b@mailbox.example', '.a@b.co', 'a.@b.co', `${'a'.repeat(65)}@mailbox.example`];
  expect(dotted.filter((text) => parseEmail(text) !== undefined)).toEqual([]);
  expect(parseEmail('a.b.c@b.co')).toBe('a.b.c@b.co');
  expect(['a@gm', 'a@GooGle.com', 'a@mail.com'].map(suggestsGoogleSignIn)).toEqual([true, true, false]);
});
