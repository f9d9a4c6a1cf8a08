import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
});
afterAll(() => program.close());

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
