import { expect, test } from 'vitest';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram();

async function share(postId: string, channel: string) {
  program.clock.advance(2_000);
  const { status, headers } = await program.ask(`/p/${postId}/share/${channel}`);
  return { status, location: headers.location, route: headers['x-route-name'], cache: headers['cache-control'] };
}

test('STORY-9: sharing leads to the network with the canonical address and the title, and is not kept', async () => {
  const [, story] = program.world.stories.plain;
  const { status, location = '', route, cache } = await share(story?.id ?? '', 'twitter');
  expect([status, route, cache]).toEqual([302, 'SharePost', 'no-store']);
  const address = new URL(location);
  expect(address.origin + address.pathname).toBe('https://twitter.com/intent/tweet');
  expect(address.searchParams.get('url')).toBe(program.url + (story?.path ?? ''));
  expect(address.searchParams.get('text')).toBe(story?.title);
});

test('STORY-9: an unknown channel, and a story that not everybody may read, lead nowhere', async () => {
  const [, story] = program.world.stories.plain;
  expect((await share(story?.id ?? '', 'carrier-pigeon')).status).toBe(404);
  expect((await share('0000000000ab', 'facebook')).status).toBe(404);
  for (const hidden of [program.world.stories.suspended, program.world.stories.draft, program.world.stories.trashed]) {
    const refused = await share(hidden.id, 'facebook');
    expect([refused.status, refused.location], hidden.title).toEqual([404, undefined]);
  }
});
