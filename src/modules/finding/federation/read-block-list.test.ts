import { expect, test } from 'vitest';
import { domainsOfHost } from './is-server-blocked.ts';
import { readBlockList, readServer } from './read-block-list.ts';

test('rule 259: a list is read as servers hand it on, and what is milder than a block is left out', () => {
  const list = [
    '\uFEFF#domain,#severity,#reject_media,#reject_reports,#public_comment,#obfuscate',
    'Spam.example,suspend,true,true,"Spam, and ""more""",false',
    'quiet.example,silence,false,false,,false',
    'not a domain,suspend,false,false,,false',
    '*.below.example,suspend,false,false,,false',
    'spam.example,suspend,false,false,again,false',
  ].join('\r\n');
  expect(readBlockList(list)).toEqual({
    servers: [
      { domain: 'spam.example', publicComment: 'again' },
      { domain: 'below.example', publicComment: '' },
    ],
    milderCount: 1,
    faultyCount: 1,
  });
});

test('rule 259: one domain in each line is a list too', () => {
  expect(readBlockList('a.example\nhttps://b.example/about\n@eve@c.example\nlocalhost\n')).toMatchObject({
    servers: [{ domain: 'a.example' }, { domain: 'b.example' }, { domain: 'c.example' }],
    faultyCount: 1,
  });
  expect(readBlockList('"never ends')).toBeUndefined();
  expect(readBlockList('a.example\n'.repeat(20_001))).toBeUndefined();
});

test.each([
  ['bücher.example', 'xn--bcher-kva.example'],
  ['127.0.0.1:8080', '127.0.0.1:8080'],
  ['', undefined],
  ['a b.example', undefined],
  ['%', undefined],
])('rule 259: “%s” is the server %s', (written, server) => {
  expect(readServer(written)).toBe(server);
});

test('rule 259: a block stands for everything below a domain, and for no look-alike', () => {
  expect(domainsOfHost('Deep.Down.Spam.example:8443')).toEqual([
    'deep.down.spam.example:8443',
    'deep.down.spam.example',
    'down.spam.example',
    'spam.example',
    'example',
  ]);
  expect(domainsOfHost('notspam.example')).not.toContain('spam.example');
  expect(domainsOfHost('127.0.0.1:80')).toEqual(['127.0.0.1:80', '127.0.0.1']);
});
