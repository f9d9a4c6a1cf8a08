import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createOwnList } from '#modules/reading/lists/create-own-list.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { addToList } from '#modules/reading/lists/add-to-list.ts';
import { changeList } from '#modules/reading/lists/change-list.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { nextNetwork } from '#test/support/next-network.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();
let reader: SignedIn;
beforeAll(async () => {
  reader = await signIn(program);
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

async function bookmark(postId: string, body: object | undefined, headers: Readonly<Record<string, string>>) {
  const answer = await program.ask(`/_/bookmark/p/${postId}`, {
    method: 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? '' : JSON.stringify(body),
  });
  return { status: answer.status, cache: answer.headers['cache-control'], ...(JSON.parse(answer.text) as object) };
}

async function savedBy(personId: string): Promise<readonly string[]> {
  const rows = await program.context.database.query<{ id: string }>(
    'saved_by',
    `select story_id as id from list_item i join list l on l.id = i.list_id where l.owner_id = $1 and l.kind = 'reading'`,
    [personId],
  );
  return rows.map(({ id }) => id);
}

test('CORE-14, STORY-8: the bookmark endpoint saves, archives and takes out, for who proves that a page of ours asks', async () => {
  const { id } = await buildStory(program.context);
  const { cookie, xsrf, personId } = reader;
  const proven = { cookie, 'x-xsrf-token': xsrf };
  const saved = { status: 200, cache: 'no-store', id };
  expect(await bookmark(id, undefined, proven)).toEqual({ ...saved, readingListState: 'READING_LIST_QUEUE' });
  expect(await savedBy(personId)).toEqual([id]);
  for (const state of ['READING_LIST_ARCHIVE', 'READING_LIST_NONE', 'READING_LIST_QUEUE']) {
    expect(await bookmark(id, { state }, proven)).toEqual({ ...saved, readingListState: state });
  }
  expect(await bookmark(id, { state: 'READING_LIST_NONE' }, { cookie })).toMatchObject({ status: 403, code: 'XSRF' });
  const other = await openVisitor(program);
  expect(await bookmark(id, undefined, { cookie, 'x-xsrf-token': other.xsrf })).toMatchObject({ status: 403 });
  expect(await bookmark(id, {}, other.headers)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  expect(await savedBy(personId), 'refused without a trace').toEqual([id]);
  for (const body of [{ state: 'QUEUE' }, { state: 1 }, {}, []]) {
    expect(await bookmark(id, body, proven), JSON.stringify(body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  }
  const draft = await buildStory(program.context, { state: 'draft' });
  for (const missing of [draft.id, 'f'.repeat(12), 'nothing']) {
    expect(await bookmark(missing, undefined, proven)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
});

test('LIST-4: a list is shared by its canonical address; one that is private, or a channel that nobody knows, leads nowhere', async () => {
  const { context, url } = program;
  const ownerId = await buildPerson(context, { username: 'sharer' });
  const id = await createList(context, { ownerId, name: 'Rain & <tea>', storyIds: [] });
  const share = async (slug: string, channel: string) => {
    program.clock.advance(2_000);
    const { status, headers } = await program.ask(`/@sharer/list/${slug}/share/${channel}`);
    return { status, location: headers.location, route: headers['x-route-name'] };
  };
  const canonical = `${url}/@sharer/list/rain-tea-${id}`;
  for (const channel of ['linkedIn', 'twitter', 'facebook']) {
    const { status, location = '', route } = await share(`old-name-${id}`, channel);
    expect([status, route]).toEqual([302, 'ShareUserCatalog']);
    expect([...new URL(location).searchParams.values()], channel).toContain(canonical);
  }
  expect((await share(id, 'carrier-pigeon')).status).toBe(404);
  expect((await share('rain-ffffffffffff', 'twitter')).status).toBe(404);
  const owner = { ...context, isProgram: false, viewer: buildViewer({ personId: ownerId }) };
  await changeList(owner, { listId: id, visibility: 'private' });
  expect(await share(id, 'twitter')).toMatchObject({ status: 404, location: undefined });
});

test('LIST-1: a page of a list that becomes private, is renamed or deleted is gone from the cache at once', async () => {
  const { context } = program;
  const ownerId = await buildPerson(context, { username: 'changer' });
  const id = await createList(context, { ownerId, name: 'Canary words', storyIds: [] });
  const viewer = { ...context, isProgram: false, viewer: buildViewer({ personId: ownerId }) };
  const ask = (path: string) => program.ask(path, { from: nextNetwork() });
  const path = `/@changer/list/canary-words-${id}`;
  for (let time = 0; time < 2; time += 1) expect((await ask(path)).text).toContain('Canary words');
  expect((await ask('/@changer/lists')).text).toContain('Canary words');
  await changeList(viewer, { listId: id, visibility: 'private' });
  await expect.poll(async () => (await ask(path)).status).toBe(404);
  expect((await ask(path)).text).not.toContain('Canary');
  await expect.poll(async () => (await ask('/@changer/lists')).text.includes('Canary')).toBe(false);
  const own = await program.ask(path, { headers: { cookie: (await signIn(program, { person: ownerId })).cookie } });
  expect([
    own.status,
    own.headers['cache-control']?.includes('no-store') || own.headers['cache-control']?.includes('private'),
  ]).toEqual([200, true]);
});

test('LIST-1: what is written into a name, a description or a note stays words, on every page that shows it', async () => {
  const { context } = program;
  const ownerId = await buildPerson(context, { username: 'payer' });
  const owner = await signIn(program, { person: ownerId });
  const viewer = { ...context, isProgram: false, viewer: buildViewer({ personId: ownerId }) };
  const payloads = ['<script>canary()</script>', '"><img src=x onerror=canary()>', '</title><svg onload=canary()>'];
  for (const payload of payloads) {
    const made = await createOwnList(viewer, { name: payload, description: payload });
    if (made.type !== 'Catalog') throw new Error(made.type);
    const { id: storyId } = await buildStory(context);
    await addToList(viewer, { catalogId: made.listId, storyId, note: payload });
    const own = { cookie: owner.cookie };
    const slug = (await program.ask('/me/list/' + made.listId, { headers: own })).headers.location ?? '';
    const paths = [`/me/lists`, slug, slug.replace('/me/', '/@payer/'), `${slug.replace('/me/', '/@payer/')}/embed`];
    for (const path of paths) {
      program.clock.advance(10_000);
      const { status, text } = await program.ask(path, { headers: own });
      expect(status, path).toBe(200);
      expect(text, path).toContain('canary()');
      expect(text, path).not.toContain(payload);
    }
  }
});
