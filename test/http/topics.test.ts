import { expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { addStoriesToTopic } from '#modules/stories/curated-topics/change-topic-stories.ts';
import { saveTopic } from '#modules/stories/curated-topics/save-topic.ts';
import type { TopicVisibility } from '#modules/stories/curated-topics/topic.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readPage } from '#test/support/read-page.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram({ servers: 2 });

async function make(slug: string, visibility: TopicVisibility = 'public', tags: readonly string[] = ['Weather']) {
  const answer = await saveTopic(program.context, {
    slug,
    name: `About ${slug}`,
    description: 'Gathered by hand.',
    visibility,
    tags,
    relatedSlugs: [],
  });
  if (answer.type !== 'Topic') throw new Error(answer.message);
  return answer.topic.id;
}

async function staff(role: PlatformRole) {
  const person = await signIn(program);
  await changeRole(program.context, { personId: person.personId, role, isGranted: true });
  return person;
}

const statusOf = async (path: string, cookie?: string) =>
  (await program.ask(path, { headers: cookie === undefined ? {} : { cookie } })).status;

test('HOME-3: a topic shows what was picked, then the newest under its tags, and is listed', async () => {
  const topicId = await make('skies');
  const [picked] = program.world.stories.plain;
  await addStoriesToTopic(program.context, { topicId, posts: [picked?.path ?? ''] });
  const page = readPage((await program.ask('/topic/skies')).text);
  expect(page.heading).toBe('About skies');
  expect(page.stories[0]).toBe(picked?.title);
  expect(page.stories.length).toBeGreaterThan(5);
  const list = await program.ask('/explore-topics');
  expect(list.text).toContain('About skies');
});

test('CORE-13: the sitemap names the topics that are for everybody, and no others', async () => {
  await make('in-the-map');
  await make('not-in-the-map', 'special');
  expect((await program.ask('/sitemap/sitemap.xml')).text).toContain(`${program.url}/sitemap/topics.xml`);
  const { text } = await program.ask('/sitemap/topics.xml');
  expect(text).toContain(`<loc>${program.url}/topic/in-the-map</loc>`);
  expect(text).not.toContain('not-in-the-map');
});

test('CORE-6: a kept page of a topic changes with it, and the list of topics too, in every process', async () => {
  await make('changing');
  const names = () =>
    Promise.all(
      [0, 1].map(async (server) => readPage((await program.ask('/topic/changing', { server })).text).heading),
    );
  expect(await names()).toEqual(['About changing', 'About changing']);
  await program.ask('/explore-topics');
  await saveTopic(program.context, {
    slug: 'changing',
    name: 'Changed',
    description: '',
    visibility: 'special',
    tags: [],
    relatedSlugs: [],
  });
  await expect.poll(names).toEqual(['Changed', 'Changed']);
  await expect.poll(async () => (await program.ask('/explore-topics')).text).not.toContain('changing');
});

test('what is special is reached and not found by search engines, what is for staff is theirs alone', async () => {
  await make('hushed', 'special');
  await make('inner', 'staff');
  const hushed = await program.ask('/topic/hushed');
  expect([hushed.status, hushed.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  const [reader, support] = [await signIn(program), await staff('SUPPORT')];
  expect(await statusOf('/topic/inner')).toBe(404);
  expect(await statusOf('/topic/inner', reader.cookie)).toBe(404);
  expect(await statusOf('/topic/inner', support.cookie)).toBe(200);
  expect(await statusOf('/topic/inner')).toBe(404);
  const list = await program.ask('/explore-topics');
  expect(list.text).not.toContain('About hushed');
  expect(list.text).not.toContain('About inner');
});

test('rule 161: the editor of a topic is there for curators', async () => {
  await make('edited');
  const [reader, moderator, curator] = [await signIn(program), await staff('MODERATOR'), await staff('CURATOR')];
  for (const path of ['/topic/edited/edit', '/topic/edited/add-posts']) {
    expect(await statusOf(path)).toBe(302);
    expect(await statusOf(path, reader.cookie)).toBe(404);
    expect(await statusOf(path, moderator.cookie)).toBe(404);
    expect(await statusOf(path, curator.cookie)).toBe(200);
  }
  expect(await statusOf('/topic/new-one/edit', curator.cookie)).toBe(200);
  expect(await statusOf('/topic/new-one/add-posts', curator.cookie)).toBe(404);
});
