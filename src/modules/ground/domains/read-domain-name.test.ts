import { expect, test } from 'vitest';
import { readDomainName } from './read-domain-name.ts';

const SITE = 'https://stories.longhand.example';

test.each([
  ['Ada.Example', 'ada.example', 'ada.example'],
  [' ada.example. ', 'ada.example', 'ada.example'],
  ['blog.ada.co.uk', 'blog.ada.co.uk', 'ada.co.uk'],
  ['bücher.example', 'xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['ada.example:443', 'ada.example', 'ada.example'],
  ['https://ada.example/', 'ada.example', 'ada.example'],
  ['ａｄａ.example', 'ada.example', 'ada.example'],
  ['ada。example', 'ada.example', 'ada.example'],
  ['ada.github.io', 'ada.github.io', 'ada.github.io'],
])('PROF-4: %j is the domain %s', (text, domain, registrable) => {
  expect(readDomainName(text, SITE)).toEqual({ ok: true, domain, registrable });
});

test.each([
  ['', 'notADomain'],
  ['localhost', 'notADomain'],
  ['printer.local', 'notADomain'],
  ['127.0.0.1', 'notADomain'],
  ['0x7f.1', 'notADomain'],
  ['[::1]', 'notADomain'],
  ['a b.example', 'notADomain'],
  ['ada.example/x', 'notADomain'],
  ['u@ada.example', 'notADomain'],
  ['-a.example', 'notADomain'],
  ['a..example', 'notADomain'],
  ['_dmarc.ada.example', 'notADomain'],
  [`${'a'.repeat(64)}.example`, 'notADomain'],
  [`${'a.'.repeat(120)}example`, 'notADomain'],
  ['ada.example:8443', 'hasPort'],
  ['co.uk', 'publicSuffix'],
  ['github.io', 'publicSuffix'],
  ['stories.longhand.example', 'ownName'],
  ['STORIES.longhand.example.', 'ownName'],
  ['ada.stories.longhand.example', 'ownName'],
  ['longhand.example', 'ownName'],
  ['pаypal.example', 'mixedAlphabets'],
  ['longhаnd.example', 'mixedAlphabets'],
  ['1onghand.example', 'lookAlike'],
  ['lönghand.example', 'lookAlike'],
])('PROF-4: %j is refused: %s', (text, fault) => {
  expect(readDomainName(text, SITE)).toEqual({ ok: false, fault });
});
