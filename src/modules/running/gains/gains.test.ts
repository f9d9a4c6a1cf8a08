import type { FakeClock } from '#platform/clock/clock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow } from '#modules/people/follows/follow.ts';
import { unfollow } from '#modules/people/follows/unfollow.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { attributeGain, gainReactions } from './attribute-gain.ts';

let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

const HOUR = 3_600_000;

async function read(personId: string, postId: string) {
  const data = { postId, visitId: crypto.randomUUID().replaceAll('-', '') };
  const event = { key: 'post.viewed', data, eventId: crypto.randomUUID(), type: 'event', timestamp: 0 };
  const who = {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
    network: '192.0.2.1',
    country: null,
    host: 'site.example',
  };
  await logClientEvents({ ...world.context, viewer: buildViewer({ personId }) }, [event], who);
  clock.advance(1_000);
}

type Payload = { readonly kind: 'follower' | 'subscriber' | 'member'; readonly personId: string };
/** Tells the reactions of something, and does the jobs that they leave. */
async function tell(event: string, payload: object): Promise<void> {
  for (const reaction of gainReactions(world.context))
    if (reaction.event === event) await reaction.react(world.database, payload as never);
  const take = `
    with gone as (select id, payload from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'gains:attribute'))
    select id::text, payload from gone`;
  const jobs = await world.database.query<{ id: string; payload: never }>('test_gain_jobs', take, []);
  for (const { id, payload: gain } of jobs) {
    await attributeGain(world.context, gain);
    await world.database.query('test_gain_done', 'select graphile_worker.complete_jobs(array[$1::bigint])', [id]);
  }
}
const followed = async (followerId: string, id: string, kind: 'person' | 'publication' = 'person') => {
  await follow(world.context, { followerId, kind, id });
  await tell(`${kind}.followed`, { [`${kind}Id`]: id, followerId });
};
const gains = async () =>
  (
    await world.database.query<Payload & { readonly storyId: string }>(
      'test_gains',
      `select story_id as "storyId", kind, person_id as "personId" from story_gain order by gained_at, id`,
      [],
    )
  ).map(({ storyId, kind, personId }) => [storyId, kind, personId]);
const forget = () => world.database.query('test_forget_gains', 'delete from story_gain', []);

test('STAT-1: the last story of a writer that somebody read within a day won the follow, once', async () => {
  const [author, first, second, third, fourth] = (await Promise.all(
    Array.from({ length: 5 }, () => buildPerson(world.context)),
  )) as [string, string, string, string, string];
  const { id: early } = await buildStory(world.context, { authorIds: [author] });
  const { id: late } = await buildStory(world.context, { authorIds: [author] });
  const { id: elsewhere } = await buildStory(world.context);
  for (const id of [early, late, elsewhere]) await read(first, id);
  await followed(first, author);
  await read(second, early);
  clock.advance(25 * HOUR);
  await followed(second, author);
  await followed(third, author);
  expect(await gains(), 'neither a story of somebody else, nor one of the day before').toEqual([
    [late, 'follower', first],
  ]);
  await unfollow(world.context, { followerId: first, kind: 'person', id: author });
  await read(first, early);
  await followed(first, author);
  // Told a moment after the follow, as browsers do.
  await follow(world.context, { followerId: fourth, kind: 'person', id: author });
  await read(fourth, early);
  await tell('person.followed', { personId: author, followerId: fourth });
  expect(await gains()).toEqual([
    [late, 'follower', first],
    [early, 'follower', fourth],
  ]);
  await forget();
});

test('STAT-1: followers of a publication, and members, are won by what they read last; writers see how many', async () => {
  const [author, reader] = await Promise.all([buildPerson(world.context), buildPerson(world.context)]);
  const publicationId = await buildPublication(world.context);
  const { id } = await buildStory(world.context, { authorIds: [author], publicationId, title: 'A winner' });
  await read(reader, id);
  await followed(reader, publicationId, 'publication');
  await tell('membership.started', { personId: reader });
  await tell('membership.trialStarted', { personId: reader });
  expect(await gains()).toEqual([
    [id, 'follower', reader],
    [id, 'member', reader],
  ]);
  const document = `query($id: ID!, $publication: ID!) {
    postResult(id: $id) { ... on Post { stats(period: "all") { funnel { rows { label values } } } } }
    viewer { audienceStats(period: "all") { winners { columns rows { label values } } } }
    collection(id: $publication) { audienceStats(period: "all") { winners { rows { label values } } } } }`;
  const ask = (personId: string) =>
    accountBrowser(world.graph, buildViewer({ personId, staffRoles: new Map([[publicationId, 'editor']]) })).ask(
      document,
      { id, publication: publicationId },
    );
  const row = { label: 'A winner', values: [2, 1, 0, 1] };
  expect(await ask(author)).toMatchObject({
    postResult: {
      stats: {
        funnel: {
          rows: expect.arrayContaining([
            { label: 'Followed after reading it', values: [1] },
            { label: 'Subscribed after reading it', values: [0] },
            { label: 'Became a member after reading it', values: [1] },
          ]) as unknown,
        },
      },
    },
    viewer: { audienceStats: { winners: { columns: ['People', 'Followers', 'Subscribers', 'Members'], rows: [row] } } },
    collection: { audienceStats: { winners: { rows: [row] } } },
  });
  expect(await ask(reader), 'nobody sees what another one’s stories won').toMatchObject({
    viewer: { audienceStats: { winners: null } },
  });
});
