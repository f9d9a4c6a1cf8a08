import { walkOwnPictures } from '#shared/story/walk.ts';
import type { Draft } from '#modules/stories/drafts/draft.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { isEditorOf } from './stories.policy.ts';
import type { Story } from './story.ts';
import type { StorySettings } from './story-settings.ts';

/** The settings of a publishing with what follows from the draft the first time: its first picture, and where it was begun. */
export function settleSettings(
  viewer: Viewer | null,
  given: { readonly story: Story; readonly draft: Draft; readonly settings: StorySettings },
): StorySettings {
  const { story, draft, settings } = given;
  if (story.firstPublishedAt !== null || story.state !== 'draft') return settings;
  return { ...settings, ...coverOf(story, draft, settings), ...placeOf(viewer, story, draft, settings) };
}

function coverOf(story: Story, draft: Draft, settings: StorySettings): StorySettings {
  if (settings.coverImageId !== undefined || story.coverImageId !== null) return {};
  for (const { picture, alt } of walkOwnPictures(draft.document)) {
    if (picture.kind !== 'stored') continue;
    return {
      coverImageId: picture.imageId,
      coverAlt: settings.coverAlt ?? alt,
      coverFocusPercentX: settings.coverFocusPercentX ?? picture.focusPercentX,
      coverFocusPercentY: settings.coverFocusPercentY ?? picture.focusPercentY,
    };
  }
  return {};
}

function placeOf(viewer: Viewer | null, story: Story, draft: Draft, { publicationId }: StorySettings): StorySettings {
  const begunFor = draft.publicationId;
  if (publicationId !== undefined || story.publicationId !== null || begunFor === null || viewer === null) return {};
  return isEditorOf(viewer, begunFor) ? { publicationId: begunFor } : {};
}
