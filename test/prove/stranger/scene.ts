import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import type { KillableSite } from '#test/support/killable-site.ts';
import { openVisitor } from '#test/support/sign-in.ts';

export type StrangerScene = {
  readonly images: readonly string[];
  readonly stories: readonly string[];
  readonly storyIds: readonly string[];
  readonly username: string;
  /** The stranger's own cookie, and the token of their forms. */
  readonly visitor: { readonly cookie: string; readonly xsrf: string };
};

const STORIES = 24;

/** A small site with large covers: enough for every attack to have something to ask for. */
export async function buildStrangerScene({ context, ask }: KillableSite): Promise<StrangerScene> {
  const username = 'writes-much';
  const author = await buildPerson(context, { username, name: 'Writes Much' });
  const images: string[] = [];
  const stories: { readonly id: string; readonly path: string }[] = [];
  for (let index = 0; index < STORIES; index += 1) {
    const colour = `#${(0x336699 + index * 4_099).toString(16).padStart(6, '0')}`;
    const image = await buildImage(context, { width: 2_400, height: 1_600, colour, alt: 'A field' });
    images.push(image.id);
    const words = paragraph('Engines and letters of the harbour, an index on paper. '.repeat(60));
    stories.push(
      await buildStory(context, {
        authorIds: [author],
        cover: { image, alt: 'A field', focusPercentX: 20, focusPercentY: 80 },
        document: storyDocument(words, words, words),
        tags: ['letters'],
      }),
    );
  }
  return {
    images,
    stories: stories.map(({ path }) => path),
    storyIds: stories.map(({ id }) => id),
    username,
    visitor: await openVisitor({ ask }),
  };
}
