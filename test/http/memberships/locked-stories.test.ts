import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { createHighlight } from '#modules/reading/highlights/create-highlight.ts';
import { publishResponse } from '#modules/reading/responses/publish-response.ts';
import { createShareLink, revokeShareLink } from '#modules/stories/share-links/create-share-link.ts';
import { buildMembership, type MembershipOverride } from '#test/factories/build-membership.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { bodyWith } from '#test/prove/sight-stories.ts';
import { buildScene, type Scene } from '#test/prove/sight-scene.ts';
import { sinksOf } from '#test/prove/sight-sinks.ts';
import type { Sink } from '#test/prove/sight-kind.ts';
import { buildStory, type BuiltStory } from '#test/factories/build-story.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const DAY = 86_400_000;
const AT_ONCE = 6;
const COUNT = `mutation($id: ID!) { countPostRead(targetPostId: $id) { __typename } }`;
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const CANARY = 'canarybehindthewall';
const UNLOCK = `mutation($input: UnlockPostInput!) { unlockPost(input: $input) {
  __typename ... on UnlockedPost { right bodyHtml } ... on PostIsLocked { isCheckNeeded } } }`;

type Reader = {
  readonly headers: Readonly<Record<string, string>>;
  readonly sk?: string;
  readonly from?: string;
};
type Unlocked = { __typename: string; right?: string; bodyHtml?: string };

let program: TestProgram;
let scene: Scene;
let locked: BuiltStory;
let sinks: readonly Sink[];
const readers: Record<string, Reader> = {};

/** A browser without a session, that the server has seen. */
async function visitor(userAgent = READER, from?: string): Promise<Reader> {
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
  const answer = await program.ask('/_/visitor', { method: 'POST', body: '{}', headers, from });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const { xsrf } = JSON.parse(answer.text) as { xsrf: string };
  return { headers: { ...headers, cookie, 'x-xsrf-token': xsrf }, from };
}

async function member(changes: Omit<MembershipOverride, 'personId'> = {}): Promise<SignedIn> {
  const signed = await signIn(program);
  await buildMembership(program.context, { personId: signed.personId, ...changes });
  return signed;
}

async function unlock({ headers, sk, from }: Reader, postId: string): Promise<Unlocked> {
  program.clock.advance(200);
  const body = JSON.stringify({ query: UNLOCK, variables: { input: { postId, sk: sk ?? null } } });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers, body, from });
  const { data } = JSON.parse(answer.text) as { data: { unlockPost: Unlocked } };
  return data.unlockPost;
}

/** Opens a story by the meter, and reads it. */
async function read(reader: Reader, postId: string): Promise<void> {
  expect(await unlock(reader, postId)).toMatchObject({ right: 'METER' });
  const body = JSON.stringify({ query: COUNT, variables: { id: postId } });
  await program.ask('/_/graphql', { method: 'POST', headers: reader.headers, body });
}

const as = (personId: string, isMember = false) => ({
  ...program.context,
  isProgram: false,
  viewer: buildViewer({ personId, isMember }),
});

beforeAll(async () => {
  program = await startTestProgram({ withWorld: false, servers: 2 });
  const { context } = program;
  scene = await buildScene(program);
  const { people, publicationId } = scene.cast;
  const authorIds = [people.author.personId, people.coAuthor.personId];
  const changes = { title: 'A locked harbour', authorIds, publicationId, tags: ['Sight'], isMembersOnly: true };
  locked = await buildStory(context, { ...changes, document: bodyWith(CANARY) });
  const now = context.clock.now().getTime();
  const at = (days: number) => new Date(now + days * DAY);
  const marking = await member();
  const marked = as(marking.personId, true);
  const row = await context.database.kysely
    .selectFrom('story_body')
    .select('document')
    .where('story_id', '=', locked.id)
    .executeTakeFirstOrThrow();
  const block = row.document.blocks.find((one) => JSON.stringify(one).includes(CANARY));
  const passage = { blockId: block?.id ?? '', text: CANARY };
  await publishResponse(marked, { storyId: locked.id, listId: null, parentId: null, text: 'So it is.', passage });
  await createHighlight(marked, { storyId: locked.id, text: `Hidden further down: ${CANARY}.`, isPrivate: false });

  readers['member'] = await member();
  readers['friend'] = await member({ plan: 'PREMIUM_YEARLY' });
  readers['member who cancelled'] = await member({ cancelledAt: at(-1) });
  readers['member in grace'] = await member({ periodEndsAt: at(-13), firstFailedAt: at(-13), failedCharges: 6 });
  readers['past member'] = await member({ periodEndsAt: at(-1), endedAt: at(-1) });
  readers['past the grace'] = await member({ status: 'INACTIVE', periodEndsAt: at(-15), endedAt: at(-1) });
  readers['paused member'] = await member({ periodEndsAt: at(-2), pausedUntil: at(20) });
  readers['author'] = people.author;
  readers['co-author'] = people.coAuthor;
  readers['editor'] = people.editor;
  readers['writer of the publication'] = people.writer;
  readers['moderator'] = people.moderator;
  readers['blocked'] = people.blocked;
  readers['reader'] = people.reader;
  readers['bot'] = await visitor('Mozilla/5.0 (compatible; Googlebot/2.1)');
  readers['visitor'] = await visitor();

  for (const name of ['reader past the month', 'visitor past the month']) {
    const reader = name.startsWith('visitor') ? await visitor() : await signIn(program);
    for (let count = 0; count < 3; count += 1) await read(reader, (await buildStory(context, changes)).id);
    readers[name] = reader;
  }
  const link = async (personId: string, isRevoked = false) => {
    const made = await createShareLink(as(personId), locked.id);
    if (made.type !== 'CreatedShareLink') throw new Error(made.message);
    if (isRevoked) {
      const [newest] = await context.database.kysely
        .selectFrom('share_link')
        .select('id')
        .where('revoked_at', 'is', null)
        .orderBy('created_at', 'desc')
        .execute();
      await revokeShareLink(as(personId), newest?.id ?? '');
    }
    program.clock.advance(1_000);
    return new URL(made.url).searchParams.get('sk') ?? '';
  };
  const pastMonth = readers['visitor past the month'] ?? (await visitor());
  const sharing = await member({ plan: 'PREMIUM_MONTHLY' });
  const spent = await link(sharing.personId);
  await context.database.query('test_spend', 'update share_link set openings = 100 where person_id = $1', [
    sharing.personId,
  ]);
  readers['link of a Friend, spent'] = { ...pastMonth, sk: spent };
  readers['link of the author, revoked'] = { ...pastMonth, sk: await link(people.author.personId, true) };
  readers['link to another story'] = { ...pastMonth, sk: 'A'.repeat(22) };
  readers['link of the author'] = { ...(await visitor()), sk: await link(people.author.personId) };
  readers['link of a Friend'] = { ...(await visitor()), sk: await link(sharing.personId) };

  // What knows of this story, and the lists in which it may stand; what opens it is asked by itself.
  const own = { ...scene, stories: { ...scene.stories, all: [locked] } };
  sinks = sinksOf(own).filter(({ query }) => query?.includes('unlockPost') !== true);
});
afterAll(() => program.close());

/** What opens the story for whom; nothing for the rest. */
const RIGHTS: Readonly<Record<string, string>> = {
  member: 'MEMBERSHIP',
  friend: 'MEMBERSHIP',
  'member who cancelled': 'MEMBERSHIP',
  'member in grace': 'MEMBERSHIP',
  author: 'OWN',
  'co-author': 'OWN',
  editor: 'OWN',
  'past member': 'METER',
  'past the grace': 'METER',
  'paused member': 'METER',
  'writer of the publication': 'METER',
  moderator: 'METER',
  reader: 'METER',
  visitor: 'METER',
  'link of the author': 'SHARE_LINK',
  'link of a Friend': 'SHARE_LINK',
};
/** Whose pages, feeds and questions hold the whole story by themselves: nothing had to be opened. */
const WHOLE: ReadonlySet<string> = new Set(['MEMBERSHIP', 'OWN']);

async function ask({ headers }: Reader, sink: Sink): Promise<string> {
  program.clock.advance(200);
  const { path, query, variables, post } = sink;
  const body = query === undefined ? post?.body : { query, variables };
  const sent = { ...headers, ...post?.headers };
  const answer =
    body === undefined
      ? await program.ask(path, { headers: sent })
      : await program.ask(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...sent },
          body: JSON.stringify(body),
        });
  return `${answer.text}\n${JSON.stringify(answer.headers)}`;
}

describe('STORY-3: the canary behind the paywall', () => {
  test(
    'stands in no sink of anybody who has no right to it, and in those of everybody who has',
    { timeout: 300_000 },
    async () => {
      const wrong: string[] = [];
      const seen = new Set<string>();
      for (const [number, [name, reader]] of Object.entries(readers).entries()) {
        // Everybody asks where the story itself answers, and each a share of all other places.
        const isOwn = (sink: Sink) => JSON.stringify(sink).includes(locked.id);
        const asked = sinks.filter((sink, place) => isOwn(sink) || place % 4 === number % 4);
        const isWhole = WHOLE.has(RIGHTS[name] ?? '');
        for (let start = 0; start < asked.length; start += AT_ONCE) {
          await Promise.all(
            asked.slice(start, start + AT_ONCE).map(async (sink) => {
              const said = await ask(reader, sink);
              if (!said.includes(CANARY)) return;
              seen.add(name);
              if (!isWhole || sink.isForAll === true)
                wrong.push(`${name}: ${sink.path} ${sink.query?.slice(0, 80) ?? ''}`);
            }),
          );
        }
      }
      expect(wrong).toEqual([]);
      expect([...seen].toSorted()).toEqual(
        Object.keys(RIGHTS)
          .filter((name) => WHOLE.has(RIGHTS[name] ?? ''))
          .toSorted(),
      );
    },
  );

  test('comes to whoever opens the story by a right, and to nobody else', async () => {
    const opened: Record<string, string> = {};
    for (const [name, reader] of Object.entries(readers)) {
      const answer = await unlock(reader, locked.id);
      if (answer.right !== undefined) opened[name] = answer.right;
      expect(JSON.stringify(answer).includes(CANARY), name).toBe(answer.right !== undefined);
    }
    expect(opened).toEqual(RIGHTS);
  });

  test('comes six times a month to who throws cookies away, with one browser or another each time', async () => {
    const { people } = scene.cast;
    const changes = { authorIds: [people.author.personId], isMembersOnly: true, document: bodyWith(CANARY) };
    const ids: string[] = [];
    while (ids.length < 12) ids.push((await buildStory(program.context, changes)).id);
    const opened = async (from: string, agentOf: (index: number) => string) => {
      let count = 0;
      for (const [index, id] of ids.entries()) {
        const answer = await unlock(await visitor(agentOf(index), from), id);
        if (answer.bodyHtml?.includes(CANARY) === true) count += 1;
      }
      return count;
    };
    expect(await opened('127.81.0.1', () => READER)).toBe(6);
    expect(await opened('127.81.0.2', (index) => `${READER} Edg/${index}`)).toBe(6);
  });

  test('is in no page that is kept for all, before, while and after it is locked', async () => {
    const { people } = scene.cast;
    const { id, path } = await buildStory(program.context, {
      authorIds: [people.author.personId],
      document: storyDocument(...Array.from({ length: 12 }, () => paragraph('Words.')), paragraph('canaryofthecache')),
    });
    const feed = `/feed/@${scene.cast.usernames[0] ?? ''}`;
    const lock = async (visibility: 'LOCKED' | 'PUBLIC') => {
      const query = `mutation($id: ID!, $visibility: PostVisibility) { updatePostSettings(input: { postId: $id, visibility: $visibility }) { __typename } }`;
      const body = JSON.stringify({ query, variables: { id, visibility } });
      const answer = await program.ask('/_/graphql', { method: 'POST', headers: people.author.headers, body });
      expect(answer.text).toContain('Post');
    };
    const isTold = async () => {
      const answers = await Promise.all(
        [0, 1].flatMap((server) => [path, feed].map((target) => program.ask(target, { server }))),
      );
      return answers.map(({ text }) => text.includes('canaryofthecache'));
    };
    expect(await isTold()).toEqual([true, true, true, true]);
    await lock('LOCKED');
    await expect.poll(isTold, { timeout: 5_000 }).toEqual([false, false, false, false]);
    await unlock(readers['author'] ?? { headers: {} }, id);
    expect(await isTold()).toEqual([false, false, false, false]);
    await lock('PUBLIC');
    await expect.poll(isTold, { timeout: 5_000 }).toEqual([true, true, true, true]);
  });
});
