import { expect, test } from 'vitest';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram({ withWorld: false });

test('STORY-1: a title in another script keeps its letters in the address, and the id alone leads there', async () => {
  const publicationId = await buildPublication(program.context, { slug: 'letters-home' });
  for (const [title, slug] of [
    ['東京の朝', '東京の朝'],
    ['Сказка о рыбаке', 'сказка-о-рыбаке'],
    ['Ein schöner Tag', 'ein-schoner-tag'],
    ['C# in depth', 'c-in-depth'],
  ] as const) {
    const { id, path } = await buildStory(program.context, { title, publicationId });
    expect(decodeURIComponent(path)).toBe(`/letters-home/${slug}-${id}`);
    expect(path).toMatch(/^[\x21-\x7e]+$/);
    const page = await program.ask(path);
    expect(page.status, title).toBe(200);
    expect(page.text).toContain(`<link rel="canonical" href="${program.url}${path}">`);
    const alone = await program.ask(`/p/${id}`);
    expect([alone.status, alone.headers.location]).toEqual([301, path]);
    const feed = await program.ask('/feed/letters-home');
    expect(feed.text).toContain(program.url + path);
    program.clock.advance(120_000);
  }
});

test('LIST-1, STORY-11: a list and a series that are named in another script keep their letters', async () => {
  const { headers } = await signIn(program);
  const make = async (query: string, input: object) => {
    const body = JSON.stringify({ query, variables: { input } });
    const answer = await program.ask('/_/graphql', { method: 'POST', headers, body });
    return JSON.parse(answer.text) as { data: { made: { id: string; slug: string; creator: { username: string } } } };
  };
  const list = `mutation($input: CreateCatalogInput!) { made: createCatalog(input: $input) {
    ... on Catalog { id slug creator { username } } } }`;
  const series = `mutation($input: CreateSeriesInput!) { made: createSeries(input: $input) {
    ... on Series { id slug creator { username } } } }`;
  const { made } = (await make(list, { name: '東京の朝', visibility: 'PUBLIC' })).data;
  expect(made.slug).toBe('東京の朝');
  const path = `/@${made.creator.username}/list/${encodeURIComponent(made.slug)}-${made.id}`;
  expect((await program.ask(path)).status).toBe(200);
  const first = (await make(series, { title: 'Сказки', description: '' })).data.made;
  const second = (await make(series, { title: 'Сказки', description: '' })).data.made;
  expect([first.slug, second.slug]).toEqual(['сказки', `сказки-${second.id}`]);
});
