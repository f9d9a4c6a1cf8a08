import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import { type BuiltStory, buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';

/** Stories of one writer who is signed in. */
export type OwnStories = {
  /** What commands are called with in their name. */
  readonly context: CommandContext;
  readonly draft: (title: string, changes?: Partial<StoryImport>) => Promise<BuiltStory>;
  readonly publish: (title: string, changes?: Partial<StoryImport>) => Promise<BuiltStory>;
};

export function ownStories(context: CommandContext, personId: string): OwnStories {
  const build = (title: string, changes: Partial<StoryImport>) =>
    buildStory(context, {
      title,
      subtitle: `Below ${title}`,
      authorIds: [personId],
      document: storyDocument(paragraph(`The words of ${title}.`)),
      ...changes,
    });
  return {
    context: { ...context, viewer: buildViewer({ personId }), isProgram: false },
    draft: (title, changes = {}) => build(title, { state: 'draft', ...changes }),
    publish: (title, changes = {}) => build(title, changes),
  };
}
