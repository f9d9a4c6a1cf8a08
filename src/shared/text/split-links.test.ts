import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

const links = (text: string) => splitLinks(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

test.each([
  ['See https://maps.example/rivers.', ['https://maps.example/rivers']],
  [
    '(http://maps.example/a_(b)), and https://b.example/?q=1&r=2!',
    ['http://maps.example/a_(b)', 'https://b.example/?q=1&r=2'],
  ],
  ['“https://maps.example/x”', ['https://maps.example/x']],
  ['HTTPS://Maps.example', ['HTTPS://Maps.example']],
  ['javascript:alert(1) data:text/html,x mailto:a@b.example //maps.example www.maps.example', []],
  ['https:// http://? https://user:secret@maps.example/', []],
  ['', []],
])('PUB-5: of %j what is an address of the web is a link', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    splitLinks(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
