import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityOf } from './identity.ts';
import { readFacebookPerson, readXPerson } from './read-person.ts';

const claims = { subject: '1', email: undefined, isEmailVerified: true, name: undefined };
const of = (changes: Partial<Parameters<typeof identityOf>[2]>, givenName?: string) =>
  identityOf('google', 'https://accounts.example', { ...claims, ...changes }, givenName);

test('IDEN-4: an address is kept in one form, and what is no address is none and never verified', () => {
  expect(of({ email: ' Ada@Example.ORG ' })).toMatchObject({ email: 'ada@example.org', isEmailVerified: true });
  for (const email of ['', 'ada', 'ada@localhost', 'a@b.co, c@d.co', 'ada@example.org\r\nbcc: x@y.zz']) {
    expect(of({ email })).toMatchObject({ email: undefined, isEmailVerified: false });
  }
  expect(of({ email: 'ada@example.org', isEmailVerified: false }).isEmailVerified).toBe(false);
});

test('IDEN-4: a name is at most 50 characters without anything unseen, and never part of an address', () => {
  expect(of({ name: '  Ada \u202e\u0000\n Marlowe ' }).name).toBe('Ada Marlowe');
  expect(of({ name: 'Ada' }, 'Apple told this').name).toBe('Apple told this');
  expect(of({ email: 'secret.name@example.org' }).name).toBe('');
  expect([of({ email: 'ada@example.org' }).displayName, of({}).displayName]).toEqual(['ada@example.org', 'Google']);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const cleaned = of({ name }).name;
      expect([...cleaned].length).toBeLessThanOrEqual(50);
      expect(cleaned).not.toMatch(/[\p{Cc}\p{Cf}]|^\s|\s$/u);
      expect(cleaned.isWellFormed()).toBe(true);
    }),
  );
});

test('IDEN-4: Facebook vouches for no address, X for those that it gives', () => {
  expect(readFacebookPerson({ id: '7', name: 'Ada', email: 'ada@example.org' }).isEmailVerified).toBe(false);
  expect(readXPerson({ data: { id: '7', username: 'ada', confirmed_email: 'ada@example.org' } })).toEqual({
    subject: '7',
    name: 'ada',
    email: 'ada@example.org',
    isEmailVerified: true,
  });
  expect(readXPerson({ data: { id: '7' } }).isEmailVerified).toBe(false);
});

test.each([null, {}, [], 'x', { id: 7 }, { id: '' }, { data: null }, { data: { id: '' } }, { error: 'x' }])(
  'IDEN-4: an answer that names nobody is refused: %j',
  (body) => {
    expect(() => readFacebookPerson(body)).toThrow();
    expect(() => readXPerson(body)).toThrow();
  },
);
