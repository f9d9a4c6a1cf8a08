import { expect, test } from 'vitest';
import { type AuthorFacts, isSameName, missingOf, publisherDomainOf } from './author-rules.ts';

test('rule 121: a name is the same but for case, accents, stops and spaces', () => {
  expect(isSameName('J. R. R. Tolkien', 'J.R.R. TOLKIEN')).toBe(true);
  expect(isSameName('Zoë Ångström', 'Zoe Angstrom')).toBe(true);
  for (const [one, other] of [
    ['Ada King', 'Ada Kin'],
    ['', ''],
    ['...', '—'],
    ['Ada King', 'King Ada'],
  ] as const)
    expect(isSameName(one, other), `${one} ${other}`).toBe(false);
});

test('PART-4: what is missing is told in one order, and a pen name is proven by the publisher', () => {
  const facts: AuthorFacts = {
    hasPicture: true,
    hasBio: true,
    hasBook: true,
    profileName: 'Ada King',
    coverName: 'Ada King',
    hasPublisherProof: false,
  };
  expect(missingOf(facts)).toEqual([]);
  const none = { hasPicture: false, hasBio: false, hasBook: false, coverName: 'A. Nonymous' };
  expect(missingOf({ ...facts, ...none })).toEqual(['PICTURE', 'BIO', 'BOOK', 'NAME']);
  expect(missingOf({ ...facts, coverName: 'A. Nonymous', hasPublisherProof: true })).toEqual([]);
});

test('PART-4: an address that anybody can have says nothing of a publisher', () => {
  expect(publisherDomainOf('ada@Hill-Press.example')).toBe('hill-press.example');
  expect(publisherDomainOf('ada@GMAIL.com')).toBeNull();
});
