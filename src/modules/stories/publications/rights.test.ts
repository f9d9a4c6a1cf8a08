import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationRights, type PublicationRight } from '#shared/publications/rights.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { writePage } from './write-page.ts';
import { storyDocument } from '#shared/story/story-document.build.ts';

const rights = Object.keys(publicationRights) as PublicationRight[];
const inGraph = (right: string) => right.replaceAll(/ (\w)/g, (_match, letter: string) => letter.toUpperCase());

let world: TestGraph;
let publicationId: string;
let personId: string;
beforeAll(async () => {
  world = await createTestGraph();
  publicationId = await buildPublication(world.context);
  personId = await buildPerson(world.context);
});
afterAll(() => world.close());

type Kind = 'owner' | 'editor' | 'writer' | 'stranger' | 'suspended owner' | 'platform staff';
function viewerOf(kind: Kind): Viewer {
  const role = kind === 'suspended owner' ? 'owner' : kind;
  const isStaff = role === 'owner' || role === 'editor' || role === 'writer';
  return buildViewer({
    personId,
    isSuspended: kind === 'suspended owner',
    roles: new Set(kind === 'platform staff' ? ['ADMIN'] : []),
    staffRoles: new Map(isStaff ? [[publicationId, role]] : []),
  });
}

test('PUB-4: what the graph says each may is what the commands let pass, for every right', async () => {
  const fields = rights.map(inGraph).join(' ');
  const query = `{ collection(id: "${publicationId}") { viewerCan { ${fields} } } }`;
  for (const kind of ['owner', 'editor', 'writer', 'stranger', 'suspended owner', 'platform staff'] as const) {
    const viewer = viewerOf(kind);
    const allowed = rights.filter((right) => {
      try {
        mustHaveRight({ viewer, isProgram: false }, publicationId, right);
        return true;
      } catch {
        return false;
      }
    });
    const wanted =
      kind === 'owner' || kind === 'editor' || kind === 'writer'
        ? rights.filter((right) => publicationRights[right].some((role) => role === kind))
        : [];
    expect(allowed, kind).toEqual(wanted);
    const viewerCan = Object.fromEntries(rights.map((right) => [inGraph(right), allowed.includes(right)]));
    expect(await accountBrowser(world.graph, viewer).ask(query), kind).toEqual({ collection: { viewerCan } });
  }
});

test('PUB-4: what an editor does stands in the log, and what is refused does not', async () => {
  const { context } = world;
  const page = { publicationId, slug: 'about', title: 'About us', document: storyDocument() };
  const ask = (kind: Kind) => ({ ...context, isProgram: false, viewer: viewerOf(kind) });
  await expect(writePage(ask('writer'), page)).rejects.toThrow('You do not have access');
  await writePage(ask('editor'), page);
  const rows = await context.database.kysely
    .selectFrom('publication_activity')
    .select(['actor_id', 'kind', 'subject'])
    .where('publication_id', '=', publicationId)
    .execute();
  expect(rows).toEqual([{ actor_id: personId, kind: 'page.written', subject: 'About us' }]);
});
