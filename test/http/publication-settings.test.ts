import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteName } from '#shared/routes/route-table.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openVisitor, signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

const kinds = ['owner', 'editor', 'writer', 'stranger', 'visitor', 'suspended', 'staff'] as const;
type Kind = (typeof kinds)[number];

async function headersOf(kind: Kind): Promise<Readonly<Record<string, string>>> {
  if (kind === 'visitor') return (await openVisitor(program)).headers;
  const someone = await signIn(program, kind === 'owner' ? { person: program.world.people.ada } : {});
  const { personId } = someone;
  const publicationId = program.world.publications['field-notes'];
  if (kind === 'staff') await changeRole(program.context, { personId, role: 'ADMIN', isGranted: true });
  else if (kind === 'suspended') {
    await appointMember(program.context, { publicationId, personId, role: 'editor' });
    await suspendPerson(program.context, { personId, rule: 'SPAM', reason: 'Spam' });
  } else if (kind === 'editor' || kind === 'writer')
    await appointMember(program.context, { publicationId, personId, role: kind });
  return someone.headers;
}

const pages = (
  [
    'ShowCollectionSettings',
    'ShowCollectionSettingsAbout',
    'ShowCollectionSettingsNavigation',
    'ShowCollectionSettingsFeaturePages',
    'ShowCollectionSettingsSubpages',
  ] as const satisfies readonly RouteName[]
).filter(isBuilt);

test('PUB-4: the pages of the settings are there for owner and editors; others find nothing, visitors sign in', async () => {
  const wanted = { owner: 200, editor: 200, writer: 404, stranger: 404, visitor: 302, suspended: 404, staff: 404 };
  for (const kind of kinds) {
    const headers = await headersOf(kind);
    for (const name of pages) {
      const path = buildPath(name, { collectionSlug: 'field-notes' });
      const { status, headers: sent } = await program.ask(path, { headers: { cookie: headers['cookie'] ?? '' } });
      expect(status, `${kind} ${path}`).toBe(wanted[kind]);
      if (status === 200) expect(sent['cache-control'], path).toContain('no-store');
      if (kind === 'visitor') expect(sent.location, path).toContain('/m/signin');
    }
    const missing = await program.ask('/no-such-paper/settings', { headers: { cookie: headers['cookie'] ?? '' } });
    expect(missing.status, kind).toBe(kind === 'visitor' ? 302 : 404);
  }
});

test('PUB-1: a new address takes everything along: pages, feed and settings of the old one lead to it', async () => {
  const { headers } = await signIn(program, { person: program.world.people.bela });
  const input = {
    collectionId: program.world.publications.harbour,
    name: 'Harbour',
    slug: 'harbour-lights',
    tagline: '',
    description: '',
    topics: [],
    layout: 'LIST',
  };
  const query = `mutation($input: UpdateCollectionInput!) {
    updateCollection(input: $input) { ... on Collection { slug } ... on UserError { message } } }`;
  const body = JSON.stringify({ query, variables: { input } });
  const changed = await program.ask('/_/graphql', { method: 'POST', headers, body });
  expect(JSON.parse(changed.text)).toEqual({ data: { updateCollection: { slug: 'harbour-lights' } } });
  for (const rest of ['', '/latest', '/about', '/archive']) {
    const moved = await program.ask(`/harbour${rest}`);
    expect([moved.status, moved.headers.location], rest).toEqual([301, `/harbour-lights${rest}`]);
    expect((await program.ask(`/harbour-lights${rest}`)).status, rest).toBe(200);
  }
  expect((await program.ask('/feed/harbour')).status).toBe(200);
  const settings = await program.ask('/harbour/settings', { headers: { cookie: headers['cookie'] ?? '' } });
  expect([settings.status, settings.headers.location]).toEqual([302, `${program.url}/harbour-lights/settings`]);
});
