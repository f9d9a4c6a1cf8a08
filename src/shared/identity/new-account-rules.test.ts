import fc from 'fast-check';
import { expect, test } from 'vitest';
import { obfuscateEmail } from './obfuscate-email.ts';
import { cleanPersonName } from './person-name.ts';
import { isReservedUsername } from './reserved-usernames.ts';
import { usernameFromName } from './username-from-name.ts';

test('IDEN-8: a username is made from the name, in Latin letters', () => {
  expect(usernameFromName('Ada Lovelace')).toBe('ada-lovelace');
  expect(usernameFromName('Łukasz Žižek')).toBe('lukasz-zizek');
  expect(usernameFromName('Юлия Щербакова')).toBe('iuliia-shcherbakova');
  expect(usernameFromName('Γιώργος Σεφέρης')).toBe('giorgos-seferis');
  expect(usernameFromName('Ярослав-Ігор')).toBe('iaroslav-igor');
  expect(usernameFromName('村上春樹')).toBeUndefined();
  expect(usernameFromName('נעמי')).toBeUndefined();
  expect(usernameFromName('X')).toBeUndefined();
  expect(usernameFromName('')).toBeUndefined();
  expect(usernameFromName('Support Team')).toBeUndefined();
});

test('any name gives a valid username or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const username = usernameFromName(name);
      if (username !== undefined) expect(username).toMatch(/^[a-z0-9][a-z0-9-]{2,29}$/);
    }),
  );
});

test('reserved names are seen through dots, hyphens and look-alike digits', () => {
  for (const name of ['admin', 'Admin', 'ad-min', 'a.d.m.i.n', '4dm1n', 'r00t', 'supp0rt', 'long_hand', 'noreply'])
    expect(isReservedUsername(name), name).toBe(true);
  for (const name of ['ada', 'rooted', 'admiral', 'user1954', 'mel'])
    expect(isReservedUsername(name), name).toBe(false);
});

test('a name is one line that shows all there is of it', () => {
  expect(cleanPersonName('  Ada \r\n\t Lovelace ')).toBe('Ada Lovelace');
  expect(cleanPersonName('evil\u202Egpj.exe\u200B')).toBe('evilgpj.exe');
  expect(cleanPersonName('می\u200Cخواهم 👩\u200D👧')).toBe('می\u200Cخواهم 👩\u200D👧');
  expect([...cleanPersonName('😀'.repeat(80))].length).toBe(50);
  expect(cleanPersonName('\u0000\u200B')).toBe('');
});

test('an obfuscated address keeps two letters and the ending', () => {
  expect(obfuscateEmail('ada@example.org')).toBe('a••@e••.org');
  expect(obfuscateEmail('a@b.co.uk')).toBe('a••@b••.uk');
  expect(obfuscateEmail('nothing')).toBe('••');
});
