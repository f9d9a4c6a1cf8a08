import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { importStory } from '#modules/stories/stories/import-story.ts';
import { storyAddressOf } from '#modules/stories/stories/story-address-of.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import { buildPerson } from './build-person.ts';

export type BuiltStory = {
  readonly id: string;
  readonly title: string;
  /** Path on the main site. */
  readonly path: string;
};

let count = 0;

/** A story made by the command of the importer, by a new person where none is named; `overwrites` as there. */
export async function buildStory(
  context: CommandContext,
  override: Partial<StoryImport> = {},
  options: { readonly overwrites?: boolean } = {},
): Promise<BuiltStory> {
  count += 1;
  const input: StoryImport = {
    sourceKey: 'test',
    itemKey: `story-${count}`,
    title: `Story number ${count}`,
    document: storyDocument(paragraph(`The only words of story ${count}.`)),
    authorIds: override.authorIds ?? [await buildPerson(context)],
    tags: [],
    language: 'en',
    publishedAt: context.clock.now(),
    state: 'published',
    oldAddresses: [],
    ...override,
  };
  const { id } = await importStory(context, input, options);
  return { id, title: input.title, path: await storyAddressOf(context.database, { id, ...input }) };
}
