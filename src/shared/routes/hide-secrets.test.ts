import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hideSecrets, isSecretSegment, SECRET_PARAMETERS } from './hide-secrets.ts';
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

/**
 * Parameters of paths that open no door: anybody may know them, or who asks has to be signed in besides. Whoever adds one
 * says here that it is harmless, or names it among the secrets.
 */
const HARMLESS = new Set(
  `action baseRev catalogSlug catalogSlugId channel chargeId collectionId collectionSlug day entityId entityName exportId
  extra file filterBy id imageId importId invitationId mediaResourceId membershipType month monthDayYearSlug newsletterId
  pageName part piece postId provider repostId sectionSlug sequenceSlug seriesId setting subpageSlug tagSlug
  timePeriod topicSlug trigger type userId username variant versionId year`.split(/\s+/),
);
/** The same of what the server answers outside of the table of routes. */
const HARMLESS_OUTSIDE = new Set('facet index personId storyId'.split(' '));
/** What a certificate authority asks for stands open to everybody; a preview is shown in the session that it was made in. */
const OPEN_TOKEN = /CHALLENGE_PATH\}:token|designPreviewPath\}\/:key/;

test('rule 272: every parameter of a path is named a secret or harmless, so that a new one is thought about', () => {
  const names = routes.flatMap(({ path }) =>
    parsePathPattern(path).flatMap((segment) => (segment.kind === 'exact' ? [] : [segment.name])),
  );
  expect([...new Set(names)].toSorted()).toEqual([...HARMLESS, ...SECRET_PARAMETERS].toSorted());
  const served = globSync('src/http/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .filter((line) => !OPEN_TOKEN.test(line))
    .flatMap((line) => [...line.matchAll(/['"`}/]:([a-zA-Z]+)(?=[/'"`])/g)].map(([, name = '']) => name));
  expect(served).toEqual(expect.arrayContaining(['token', 'xsrf', 'importId']));
  expect(
    served.filter((name) => !HARMLESS.has(name) && !HARMLESS_OUTSIDE.has(name) && !SECRET_PARAMETERS.has(name)),
  ).toEqual([]);
});

test('rule 272: a name that sounds like a secret is one', () => {
  const secret = /token|secret|password|signature|xsrf|hash|nonce|code$|key$/i;
  expect([...HARMLESS, ...HARMLESS_OUTSIDE].filter((name) => secret.test(name))).toEqual([]);
});
