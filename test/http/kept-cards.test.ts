import { expect, test } from 'vitest';
import { changeProfile } from '#modules/people/people/change-profile.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { suspendStory } from '#modules/stories/stories/suspend-story.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readPage } from '#test/support/read-page.ts';
import { signIn } from '#test/support/sign-in.ts';

/** No page is kept whole here, so that only what is kept of cards and rows could be old. */
const program = await openProgram({ isUncached: true });

const open = async (path: string) => (await program.ask(path)).text;

test('CORE-6: the next page after a change shows it: a name, a title, claps, who is suspended', async () => {
  const { context } = program;
  const author = await buildPerson(context, { name: 'Before Wren' });
  const input = { sourceKey: 'kept', itemKey: 'one', authorIds: [author], tags: ['Kept things'], title: 'First title' };
  const story = await buildStory(context, input);
  const other = await buildStory(context, { authorIds: [author], tags: ['Kept things'], title: 'Second story' });
  const pages = ['/tag/kept-things', '/'];
  for (const page of pages) expect(await open(page)).toContain('Before Wren');
  expect(await open(pages[0] ?? ''), 'what did not change is the same page').toBe(await open(pages[0] ?? ''));

  await changeProfile(context, author, { name: 'After Wren' });
  for (const page of [...pages, story.path]) {
    const text = await open(page);
    expect(text, page).toContain('After Wren');
    expect(text, page).not.toContain('Before Wren');
  }
  const { path } = await buildStory(context, { ...input, title: 'Another title' });
  for (const page of pages) {
    expect(await open(page), page).toContain('Another title');
    expect(await open(page), page).not.toContain('First title');
  }
  const claps = async () => /aria-hidden="true">(\d+)</.exec(await open(path))?.[1];
  expect(await claps()).toBe('0');
  await context.database.kysely.updateTable('story').set({ clap_count: 7 }).where('id', '=', story.id).execute();
  expect(await claps()).toBe('7');

  await suspendStory(context, story.id);
  for (const page of pages) expect(await open(page), page).not.toContain('Another title');
  for (const page of pages) expect(await open(page), page).toContain('Second story');
  await suspendPerson(context, { personId: author, rule: 'SPAM', reason: 'Spam' });
  for (const page of pages) expect(await open(page), page).not.toContain('Second story');
  expect((await program.ask(other.path)).status).toBe(410);
});

/** Where a visitor who saves a story from its card is led. */
const SAVE = '/m/signin?operation=register&amp;susiEntry=bookmark';

test('CORE-6: what somebody signed in sees of a card is never in the page of a visitor, nor the reverse', async () => {
  const reader = await signIn(program);
  const paths = ['/', '/tag/letters', program.world.stories.specimen.path];
  for (const path of paths) {
    const before = await open(path);
    const own = await program.ask(path, { headers: { cookie: reader.cookie } });
    expect(own.status).toBe(200);
    expect(own.text, path).not.toContain(SAVE);
    expect(await open(path), path).toBe(before);
    expect(before, path).toContain(SAVE);
    expect(before).not.toContain(reader.xsrf);
  }
});

test('CORE-6: a card leads to where it is read from: on a domain of its own and on the main site', async () => {
  const cardsOf = (text: string) => readPage(text).links.filter(({ href }) => href.includes('-'));
  const main = await open('/slow-press');
  const domain = await open(`http://${program.domain}/`);
  expect(await open('/slow-press')).toBe(main);
  expect(await open(`http://${program.domain}/`)).toBe(domain);
  expect(cardsOf(domain).length).toBeGreaterThan(0);
});
