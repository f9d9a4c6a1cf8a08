import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { loadImages } from '#modules/ground/media/load-images.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';
import { isAcceptedBy } from '#modules/stories/submissions/is-accepted-by.ts';
import { settingsFault } from './check-settings.ts';
import type { ManagedStory } from './managed-story.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { isEditorOf } from './stories.policy.ts';
import { authorsOwnSettings, type StorySettings } from './story-settings.ts';

/** Why the viewer may not give these settings to a story that they may change, or undefined where they may. */
export async function whySettingsNot(
  context: CommandContext,
  story: ManagedStory,
  settings: StorySettings,
): Promise<Refusal<'BadRequest' | 'Forbidden'> | undefined> {
  const fault = settingsFault(settings);
  if (fault !== undefined) return refuse('BadRequest', fault);
  const { coverImageId, publicationId } = settings;
  if (coverImageId && (await loadImages(context.database, [coverImageId])).length === 0) {
    return refuse('BadRequest', messages.coverMissing);
  }
  const isAuthor = context.viewer !== null && story.authorIds.includes(context.viewer.personId);
  if (!isAuthor && authorsOwnSettings.some((name) => isChange(settings[name], story[name]))) {
    return refuse('Forbidden', messages.authorsOnly);
  }
  // Everyone who may change a story may take it out of its publication (rules 55, 61).
  if (!publicationId || publicationId === story.publicationId) return undefined;
  return isAuthor &&
    ((await isOpenTo(context, publicationId)) || (await isAcceptedBy(context.database, story.id, publicationId)))
    ? undefined
    : refuse('Forbidden', messages.notYourPublication);
}

/** A form sends what it shows: what stays as it is changes nothing. */
function isChange(wanted: string | boolean | null | undefined, now: string | boolean | null): boolean {
  return wanted !== undefined && (wanted || null) !== (now || null);
}

async function isOpenTo({ database, viewer }: CommandContext, publicationId: string): Promise<boolean> {
  if (viewer === null || !isEditorOf(viewer, publicationId)) return false;
  const [publication] = await loadPublications(database, [publicationId]);
  return publication?.state === 'active';
}
