import { sql } from 'kysely';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/command-context.ts';
import type { Tables } from '#modules/tables.ts';
import { createGraph, type Graph } from '#graphql/execute.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { reader } from '#test/support/test-graph.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom } from './random.ts';

const AT_ONCE = 200;
const PEOPLE = 8;
const STORIES = 3;

type Scene = {
  readonly context: CommandContext;
  readonly graph: Graph;
  readonly people: readonly string[];
  readonly stories: readonly string[];
  /** Ids of responses that were written so far. */
  readonly responses: string[];
};
type Request = {
  readonly personId: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
};

const REFUSED = '... on UserError { message }';
const CLAP = `mutation($id: ID!, $count: Int!) { clapPost(targetPostId: $id, clapCount: $count) { __typename ${REFUSED} } }`;
const CLAP_RESPONSE = `mutation($id: ID!, $count: Int!) { clapPostResponse(targetResponseId: $id, clapCount: $count) { __typename ${REFUSED} } }`;
const RESPOND = `mutation($input: PublishPostResponseInput!) { publishPostResponse(input: $input) { __typename ... on PostResponse { id } ${REFUSED} } }`;
const DELETE = `mutation($id: ID!) { deletePostResponse(postResponseId: $id) { __typename } }`;
const turn = (field: string) =>
  `mutation($id: ID!, $response: ID!) { ${field}(parentPostId: $id, postResponseId: $response) { __typename } }`;
const FOLLOW = 'mutation($id: ID!) { followUser(targetUserId: $id) { id } }';
const UNFOLLOW = 'mutation($id: ID!) { unfollowUser(targetUserId: $id) { id } }';

async function buildScene(context: CommandContext, graph: Graph): Promise<Scene> {
  const people: string[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(await buildPerson(context));
  const stories: string[] = [];
  const [author = ''] = people;
  for (let index = 0; index < STORIES; index += 1)
    stories.push((await buildStory(context, { authorIds: [author] })).id);
  return { context, graph, people, stories, responses: [] };
}

function inventRequest(scene: Scene, random: ReturnType<typeof createRandom>): Request {
  const personId = random.pick(scene.people);
  const [author = ''] = scene.people;
  const id = random.pick(scene.stories);
  const count = random.below(51);
  const response = scene.responses.length === 0 ? undefined : random.pick(scene.responses);
  const follow = {
    personId,
    query: random.below(2) === 0 ? FOLLOW : UNFOLLOW,
    variables: { id: random.pick(scene.people) },
  };
  switch (random.below(6)) {
    case 0:
      return follow;
    case 1:
      return { personId, query: CLAP, variables: { id, count } };
    case 2:
      return response === undefined ? follow : { personId, query: CLAP_RESPONSE, variables: { id: response, count } };
    case 3: {
      const input = {
        inResponseToPostId: id,
        parentResponseId: random.below(2) === 0 ? null : response,
        text: 'words',
      };
      return { personId, query: RESPOND, variables: { input } };
    }
    case 4:
      return response === undefined ? follow : { personId, query: DELETE, variables: { id: response } };
    default: {
      if (response === undefined) return follow;
      const field = random.below(2) === 0 ? 'hidePostResponseOnParentPost' : 'unhidePostResponseOnParentPost';
      return { personId: author, query: turn(field), variables: { id, response } };
    }
  }
}

/** Sends one request; answers with what is wrong about its answer. */
async function send(scene: Scene, { personId, query, variables }: Request): Promise<string | undefined> {
  const viewer = buildViewer({ personId });
  const request = reader({ viewer, isForgerySafe: true, limitKey: personId });
  const { status, body } = await scene.graph.executeRequest({ query, variables }, request);
  if (status >= 500 || body.includes('"INTERNAL"')) return `${status}: ${body.slice(0, 300)}`;
  const id = /"publishPostResponse":\{"__typename":"PostResponse","id":"(\w+)"/.exec(body)?.[1];
  if (id !== undefined) scene.responses.push(id);
  return undefined;
}

/** What must be true whenever nobody is at it: each counter equals its rows, and no bound is passed. */
const RULES: Readonly<Record<string, string>> = {
  'claps of a story': `select s.id from story s where s.clap_count <> (select coalesce(sum(count), 0) from clap where story_id = s.id)
    or s.fan_count <> (select count(*) from clap where story_id = s.id)`,
  'claps of a response': `select r.id from response r
    where r.clap_count <> (select coalesce(sum(count), 0) from response_clap where response_id = r.id)
    or r.fan_count <> (select count(*) from response_clap where response_id = r.id)`,
  'responses of a story': `select s.id from story s where s.response_count <>
    (select count(*) from response where story_id = s.id and deleted_at is null and not is_concealed)`,
  'what is concealed': `with recursive tree as (
      select id, hidden_at is not null as concealed from response where parent_id is null
      union all select r.id, t.concealed or r.hidden_at is not null from response r join tree t on r.parent_id = t.id)
    select r.id from response r join tree t on t.id = r.id where t.concealed <> r.is_concealed`,
  'replies of a response': `select p.id from response p where p.reply_count <> (select count(*) from response r
    where r.parent_id = p.id and r.hidden_at is null and (r.deleted_at is null or r.reply_count > 0))`,
  follows: `select p.id from person p where p.follower_count <> (select count(*) from follow_person where person_id = p.id)
    or p.following_count <> (select count(*) from follow_person where follower_id = p.id)`,
  'own claps': `select c.person_id as id from clap c join story s on s.id = c.story_id where c.person_id = any(s.author_ids)`,
  'claps an hour': `select person_id as id from clap group by person_id having sum(count) > 500`,
  'responses a day': `select author_id as id from response group by author_id having count(*) > 100`,
  'follows a day': `select follower_id as id from follow_person group by follower_id having count(*) > 125`,
};

async function findBroken({ database }: CommandContext): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const [name, text] of Object.entries(RULES)) {
    const { rows } = await sql.raw<{ id: string }>(text).execute(database.kysely);
    if (rows.length > 0)
      failures.push(
        `${name}: wrong for ${rows
          .map(({ id }) => id)
          .slice(0, 3)
          .join(', ')}`,
      );
  }
  return failures;
}

async function withScene(run: (scene: Scene) => Promise<Finding>): Promise<Finding> {
  const store = await createTestDatabase();
  const log = createLog('silent');
  const database = openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 12, log });
  const clock = createFakeClock('2026-11-21T12:00:00.000Z');
  const means = {
    database,
    files: memoryFiles(),
    clock,
    log,
    config: parseConfig({ NODE_ENV: 'test' }),
    secrets: testSecrets,
  };
  try {
    return await run(await buildScene(systemContext(means), createGraph(means)));
  } finally {
    await database.close();
    await store.close();
  }
}

/** Rounds of many requests at once; after each round nobody is at it, and the rules are looked at. */
export const parallel: Campaign = {
  name: 'parallel',
  promise:
    'Under 200 requests at once that clap, respond, hide, delete and follow, every counter equals its rows afterwards, no limit is passed and nothing fails inside.',
  count: 50 * AT_ONCE,
  run: (count, seed) =>
    withScene(async (scene) => {
      const random = createRandom(seed);
      const failures: string[] = [];
      let tried = 0;
      while (tried < count) {
        const wave = Array.from({ length: Math.min(AT_ONCE, count - tried) }, () => inventRequest(scene, random));
        const answers = await Promise.all(wave.map((request) => send(scene, request)));
        tried += wave.length;
        const wrong = [...answers.filter((answer) => answer !== undefined), ...(await findBroken(scene.context))];
        failures.push(...wrong.map((text) => `seed ${seed}, after ${tried}: ${text}`));
      }
      if (scene.responses.length === 0) failures.push(`seed ${seed}: not one response was written`);
      return { tried, failures };
    }),
  control: () =>
    withScene(async (scene) => {
      await sql`update story set clap_count = clap_count + 1`.execute(scene.context.database.kysely);
      return { tried: 1, failures: await findBroken(scene.context) };
    }),
};
