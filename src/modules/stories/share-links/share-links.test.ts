import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { takeFreeStory } from '#modules/money/metering/take-free-story.ts';
import { unlockStory } from '#modules/money/metering/unlock-story.ts';
import { buildMembership, type MembershipOverride } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { createShareLink, revokeShareLink } from './create-share-link.ts';
import { readShareLinks } from './read-share-links.ts';

let store: TestDatabase;
let program: CommandContext;
let clock: FakeClock;
let author: CommandContext;
beforeAll(async () => {
  store = await createTestDatabase();
  clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const { database } = store;
  const log = createLog('error');
  program = systemContext({ database, files: memoryFiles(), clock, log, config, secrets: testSecrets });
  author = as(await buildPerson(program));
});
afterAll(() => store.close());

function as(personId: string, isMember = false): CommandContext {
  return { ...program, isProgram: false, viewer: buildViewer({ personId, isMember, sessionId: `of ${personId}` }) };
}

let visitors = 0;
function stranger(): CommandContext {
  visitors += 1;
  const visitorHash = String(visitors).padStart(64, '0');
  const browser = { visitorHash, network: `198.51.${visitors}.1`, userAgent: 'Mozilla/5.0 Test', country: null };
  return { ...program, isProgram: false, viewer: null, browser };
}

async function paying(changes: Omit<MembershipOverride, 'personId'>): Promise<CommandContext> {
  const personId = await buildPerson(program);
  await buildMembership(program, { personId, ...changes });
  return as(personId, true);
}

async function locked(changes: { readonly isMembersOnly?: boolean } = {}): Promise<string> {
  const document = storyDocument(...Array.from({ length: 12 }, () => paragraph('Words of it.')), paragraph('The end.'));
  const authorIds = [author.viewer?.personId ?? ''];
  return (await buildStory(program, { authorIds, document, isMembersOnly: true, ...changes })).id;
}

async function linkOf(context: CommandContext, storyId: string): Promise<string> {
  const made = await createShareLink(context, storyId);
  if (made.type !== 'CreatedShareLink') throw new Error(made.message);
  return new URL(made.url).searchParams.get('sk') ?? '';
}

async function open(context: CommandContext, storyId: string, shareSecret: string | null): Promise<string> {
  const outcome = await unlockStory(context, { storyId, shareSecret, captchaValue: null });
  return outcome.type === 'UnlockedPost' ? outcome.right : outcome.type;
}

/** Strangers who have no free story left, so that only a link opens anything for them. */
async function exhausted(): Promise<CommandContext> {
  const reader = stranger();
  for (let count = 0; count < 3; count += 1) await takeFreeStory(reader, await locked());
  return reader;
}

async function linksOf(context: CommandContext, storyId: string) {
  const reader = commandReader(context);
  const lookup = await findStory(reader, storyId);
  return lookup.kind === 'story' ? await readShareLinks(reader, lookup.story) : null;
}

describe('STORY-3: a shared link', () => {
  test('is made by authors and Friends, and by nobody else', async () => {
    const id = await locked();
    const member = await paying({ plan: 'YEARLY' });
    const friend = await paying({ plan: 'PREMIUM_MONTHLY' });
    const past = await paying({ plan: 'PREMIUM_MONTHLY', endedAt: clock.now() });
    const made = async (context: CommandContext) => (await createShareLink(context, id)).type;
    expect([await made(author), await made(friend), await made(member), await made(past)]).toEqual([
      'CreatedShareLink',
      'CreatedShareLink',
      'Forbidden',
      'Forbidden',
    ]);
    expect((await createShareLink(author, await locked({ isMembersOnly: false }))).type).toBe('BadRequest');
    expect(await linksOf(author, id)).toMatchObject({ leftThisMonth: null, mostOpenings: null });
    expect(await linksOf(friend, id)).toMatchObject({ leftThisMonth: 49, mostOpenings: 100 });
    expect(await linksOf(member, id)).toBeNull();
    const token = { ...author, viewer: author.viewer && { ...author.viewer, scopes: new Set(['read'] as const) } };
    expect(await linksOf(token, id)).toBeNull();
  });

  test('is made by no Friend at rest, nobody suspended, and to no story that is not there yet', async () => {
    const id = await locked();
    const made = async (context: CommandContext, storyId = id) => (await createShareLink(context, storyId)).type;
    const now = clock.now();
    const day = (count: number) => new Date(now.getTime() + count * 86_400_000);
    const resting = await paying({ plan: 'PREMIUM_MONTHLY', periodEndsAt: day(-1), pausedUntil: day(30) });
    const restsLater = await paying({ plan: 'PREMIUM_MONTHLY', periodEndsAt: day(1), pausedUntil: day(30) });
    const rested = await paying({ plan: 'PREMIUM_MONTHLY', periodEndsAt: day(-60), pausedUntil: now });
    expect([await made(resting), await made(restsLater), await made(rested)]).toEqual([
      'Forbidden',
      'CreatedShareLink',
      'CreatedShareLink',
    ]);
    const suspended = { ...author, viewer: author.viewer && { ...author.viewer, isSuspended: true } };
    expect(await made(suspended)).not.toBe('CreatedShareLink');
    const { personId = '' } = author.viewer ?? {};
    const draft = await buildStory(program, { authorIds: [personId], isMembersOnly: true, state: 'draft' });
    expect(await made(author, draft.id)).not.toBe('CreatedShareLink');
  });

  test('opens its story and no other, takes nothing from the meter, and ends when it is revoked', async () => {
    const [id, other] = [await locked(), await locked()];
    const secret = await linkOf(author, id);
    expect(secret).toMatch(/^[\w-]{22}$/);
    const rows = await store.database.kysely.selectFrom('share_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const reader = await exhausted();
    expect(await open(reader, id, null)).toBe('PostIsLocked');
    expect(await open(reader, id, secret)).toBe('SHARE_LINK');
    expect(await open(reader, other, secret)).toBe('PostIsLocked');
    expect(await open(reader, id, `${secret}x`)).toBe('PostIsLocked');
    const link = (await linksOf(author, id))?.links[0];
    expect(link).toMatchObject({ openings: 1, isRevoked: false });
    const friend = await paying({ plan: 'PREMIUM_MONTHLY' });
    expect(await revokeShareLink(friend, link?.id ?? '')).toBe(false);
    expect(await revokeShareLink(author, link?.id ?? '')).toBe(true);
    expect(await open(reader, id, secret)).toBe('PostIsLocked');
    expect((await linksOf(author, id))?.links).toMatchObject([{ isRevoked: true }]);
  });

  test('of a Friend opens for a hundred readers, at once too, and for each of them again', async () => {
    const friend = await paying({ plan: 'PREMIUM_YEARLY' });
    const id = await locked();
    const secret = await linkOf(friend, id);
    await store.database.query('test_opened', `update share_link set openings = 90 where most_openings = 100`, []);
    const readers = await Promise.all(Array.from({ length: 20 }, () => exhausted()));
    const said = await Promise.all(readers.map((reader) => open(reader, id, secret)));
    expect(said.filter((one) => one === 'SHARE_LINK').length).toBe(10);
    expect(await Promise.all(readers.map((reader) => open(reader, id, secret)))).toEqual(said);
    expect((await linksOf(friend, id))?.links).toMatchObject([{ openings: 100 }]);
  });

  test('is made fifty times a month by a Friend, of many at once too', async () => {
    const friend = await paying({ plan: 'PREMIUM_MONTHLY' });
    const id = await locked();
    const many = await Promise.all(Array.from({ length: 60 }, () => createShareLink(friend, id)));
    expect(many.filter(({ type }) => type === 'CreatedShareLink').length).toBe(50);
    expect(many.find(({ type }) => type !== 'CreatedShareLink')).toMatchObject({ type: 'RateLimited' });
    clock.set('2026-12-01T00:00:00Z');
    expect((await createShareLink(friend, id)).type).toBe('CreatedShareLink');
    clock.set('2026-11-21T12:00:00Z');
  });

  test('opened by a member is written down with their name, for the writer; of others only that it was', async () => {
    const id = await locked();
    const secret = await linkOf(author, id);
    const member = await paying({ plan: 'MONTHLY' });
    expect(await open(member, id, secret)).toBe('MEMBERSHIP');
    expect(await open(await exhausted(), id, secret)).toBe('SHARE_LINK');
    const rows = await store.database.kysely
      .selectFrom('share_link_opening')
      .select(['person_id', 'is_member'])
      .where('story_id', '=', id)
      .orderBy('is_member')
      .execute();
    expect(rows).toEqual([
      { person_id: null, is_member: false },
      { person_id: member.viewer?.personId, is_member: true },
    ]);
  });
});

test('STORY-3: who asks for many stories at once gets as many as are free', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => locked()));
  const [reader, other] = [stranger(), stranger()];
  const said = await Promise.all(ids.map((id) => open(reader, id, null)));
  expect(said.filter((one) => one === 'METER').length).toBe(3);
  // Past the guards, which make requests wait for each other too.
  const taken = await Promise.all(ids.map((id) => takeFreeStory(other, id)));
  expect(taken.filter(Boolean).length).toBe(3);
  const member = await paying({ plan: 'MONTHLY' });
  const opened = await Promise.all(ids.map((id) => open(member, id, null)));
  expect(opened.filter((one) => one === 'MEMBERSHIP').length).toBe(10);
});
