import { expect, test } from 'vitest';
import { hideSecrets, isSecretSegment } from './hide-secrets.ts';
import { parsePathPattern } from './path-pattern.ts';
import { routes } from './route-table.ts';

const secretRoutes = routes.filter(({ path }) => parsePathPattern(path).some(isSecretSegment));

/** An address of a route, with one value for its secret and another for whatever else it asks for. */
function addressOf(path: string, secret: string): string {
  const words = parsePathPattern(path).map((segment) =>
    segment.kind === 'exact' ? segment.text : isSecretSegment(segment) ? secret : 'plain',
  );
  return `/${words.join('/')}`;
}

test('rule 272: the table has routes with secrets in their paths', () => {
  expect(secretRoutes.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ShowSetUp', 'AcceptInvitation', 'SignOut', 'DownloadSubscriberExport']),
  );
});

test.each(secretRoutes)('rule 272: no address of $name tells its secret', ({ path }) => {
  const address = addressOf(path, 'short-1');
  expect(hideSecrets(address)).toBe(addressOf(path, '…'));
  expect(hideSecrets(`//${address.slice(1)}/?page=2`)).not.toContain('short-1');
  expect(hideSecrets(`at f (https://s.example${address}:10:20)`)).not.toContain('short-1');
});

test.each([
  ['/m/callback/email?token=abc&operation=login', '/m/callback/email?token=…&operation=…'],
  ['/p/1?sk=abc#top', '/p/1?sk=…#top'],
  ['/m/setup', '/m/setup'],
  ['/x///m//setup///abc', '/x///m//setup///…'],
  ['/p/1?a?sk=abc', '/p/1?a?sk=…'],
  ['/@ann/an-index-you-can-hold-9a5dc5c1033a', '/@ann/an-index-you-can-hold-9a5dc5c1033a'],
  ['What? Nothing came = nothing to do', 'What? Nothing came = nothing to do'],
])('rule 272: %s is written as %s', (address, written) => {
  expect(hideSecrets(address)).toBe(written);
});
