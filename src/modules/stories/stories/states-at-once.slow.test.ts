import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { createGraph } from '#graphql/execute.ts';
import { createRandom } from '#test/prove/random.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { type PostAnswer, publisher } from '#test/support/graph-publishing.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import type { TestGraph } from '#test/support/test-graph.ts';
import { testSecrets } from '#test/support/test-secrets.ts';

const SEED = 11;
const ROUNDS = 6;
const AT_ONCE = 40;

let world: TestGraph;
beforeAll(async () => {
  const store = await createTestDatabase();
  const { database } = store;
  const clock = createFakeClock('2026-11-21T12:00:00.000Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = { database, files: memoryFiles(), clock, log: createLog('silent'), config, secrets: testSecrets };
  world = { graph: createGraph(means), context: systemContext(means), database, close: store.close };
});
afterAll(() => world.close());

const value = draftOf('Title', ...Array.from({ length: 9 }, () => 'Free words that anybody reads.'), 'heldback');

/** What must be true whenever nobody is at it; each gives the ids for which it is not. */
const RULES: Readonly<Record<string, string>> = {
  'stories of a person': `select p.id from person p where p.story_count <>
    (select count(*) from story s where s.is_listed and p.id = any(s.author_ids))`,
  'stories of a tag': `select t.id from tag t where t.story_count <>
    (select count(*) from story s where s.is_listed and t.id = any(s.tag_ids))`,
  'stories of a publication': `select p.id from publication p where p.story_count <>
    (select count(*) from story s where s.is_listed and s.publication_id = p.id)`,
  'stories of the site': `select scope as id from archive_count where scope = 'site' and month = 0 and story_count <>
    (select count(*) from story where is_listed)`,
  'what is listed': `select id from story where is_listed <> (state = 'published' and visibility <> 'unlisted')`,
  'places of authors': `select s.id from story s join story_author a on a.story_id = s.id
    where a.is_listed <> s.is_listed or a.sort_key <> s.sort_key`,
  'places of tags': `select s.id from story s join story_tag t on t.story_id = s.id
    where t.is_listed <> s.is_listed or t.publication_id is distinct from s.publication_id or not t.tag_id = any(s.tag_ids)`,
  'what is held back': `select s.id from story s join story_rendering r on r.story_id = s.id
    where s.state = 'published' and (s.visibility = 'locked') <> (r.preview_html is not null)`,
  'what is fed': `select s.id from story s join story_rendering r on r.story_id = s.id
    where s.state = 'published' and s.visibility = 'locked' and r.feed_html like '%heldback%'`,
  pins: 'select person_id as id from story_pin group by person_id having count(*) > 3',
};

async function findBroken(when: string): Promise<void> {
  for (const [name, text] of Object.entries(RULES)) {
    expect(await world.database.query(`rule ${name}`, text, []), `${when}: ${name}`).toEqual([]);
  }
}

test('whatever many do to stories at once, counts equal rows, no limit is passed, and nothing fails inside', async () => {
  const shelf = await buildPublication(world.context);
  const writers = await Promise.all(
    Array.from({ length: 3 }, () => publisher(world, { staffRoles: new Map([[shelf, 'owner']]) })),
  );
  const desks = await Promise.all(
    writers.map(async (writer) => ({
      writer,
      ids: await Promise.all(Array.from({ length: 4 }, () => writer.start(value))),
    })),
  );
  const random = createRandom(SEED);
  const visibilities = ['PUBLIC', 'LOCKED', 'UNLISTED', null, null, null] as const;
  const deed = (): Promise<PostAnswer> => {
    const { writer, ids } = random.pick(desks);
    const id = random.pick(ids);
    const input = {
      topics: [random.pick(['A', 'B']), random.pick(['C', 'D'])],
      visibility: random.pick(visibilities),
      collectionId: random.pick([shelf, null]),
    };
    switch (random.below(8)) {
      case 0:
      case 1:
        return writer.publish(id, input);
      case 2:
      case 3:
        return writer.settings(id, input);
      case 4:
        return writer.change('deletePost', id);
      case 5:
        return writer.change('undeletePost', id);
      case 6:
        return writer.change('unpublishPost', id);
      default:
        return writer.place('pinPost', id, random.below(2) === 0);
    }
  };
  const outcomes = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, deed));
    for (const { __typename } of answers) outcomes.add(__typename);
    await findBroken(`round ${round}`);
  }
  expect([...outcomes], 'somebody was done, and somebody was too late').toEqual(
    expect.arrayContaining(['Post', 'Conflict']),
  );
});

test('a story that is locked while another setting changes tells nothing of what is held back', async () => {
  const writer = await publisher(world);
  const id = await writer.published(value);
  for (let round = 0; round < 8; round += 1) {
    await writer.settings(id, { visibility: 'PUBLIC' });
    const changes = [
      { visibility: 'LOCKED' },
      { seoTitle: 'A' },
      { topics: ['A'] },
      { license: 'CC_BY' },
      { seoTitle: 'B' },
    ];
    const answers = await Promise.all(changes.map((change) => writer.settings(id, change)));
    expect(answers.map(({ __typename }) => __typename)).toContain('Post');
    await findBroken(`round ${round}`);
  }
});
