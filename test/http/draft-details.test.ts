import { expect, test } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram();

test('STORY-3: of a draft only who writes it finds where its readers came from, and nothing else about it', async () => {
  const [author, other] = [await signIn(program), await signIn(program)];
  const { id } = await buildStory(program.context, { authorIds: [author.personId], state: 'draft' });
  const statusOf = async (panel: string, cookie: string) =>
    (await program.ask(`/p/${id}/${panel}`, { headers: { cookie } })).status;
  const page = await program.ask(`/p/${id}/referrers`, { headers: { cookie: author.cookie } });
  expect(page.status).toBe(200);
  expect(page.text).toContain('No referrers yet.');
  expect(page.text).not.toContain(`/p/${id}/upvotes`);
  expect(await statusOf('upvotes', author.cookie)).toBe(404);
  expect([await statusOf('referrers', other.cookie), await statusOf('referrers', '')]).toEqual([404, 302]);
});
