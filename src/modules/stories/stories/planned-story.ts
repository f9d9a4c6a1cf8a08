import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { plainText } from '#shared/story/plain-text.ts';
import { detectLanguage } from '#shared/text/detect-language.ts';
import { slugifyTitle } from '#shared/text/slugify.ts';
import type { StoryVisibility } from './stories.tables.ts';
import type { ManagedStory } from './managed-story.ts';
import type { ListedPlace } from './stories.store.ts';
import type { StorySettings } from './story-settings.ts';

/** How a story will stand when its draft is published with its settings. */
export type PlannedStory = DraftValue & {
  readonly id: string;
  readonly authorIds: readonly string[];
  readonly isFirst: boolean;
  readonly slug: string;
  readonly language: string;
  readonly visibility: StoryVisibility;
  readonly isListed: boolean;
  readonly publicationId: string | null;
  readonly coverImageId: string | null;
  readonly place: (sortKey: number) => ListedPlace;
};

export function plannedStory(story: ManagedStory, value: DraftValue, settings: StorySettings): PlannedStory {
  const { title, subtitle, document, previewBreak } = value;
  const isFirst = story.state === 'draft' && story.firstPublishedAt === null;
  const visibility = settings.visibility ?? story.visibility;
  const isListed = visibility !== 'unlisted';
  return {
    id: story.id,
    authorIds: story.authorIds,
    title,
    subtitle,
    document,
    previewBreak,
    isFirst,
    // It keeps its address however often its title changes.
    slug: isFirst ? slugifyTitle(title) : story.slug,
    language: languageOf(story, value, settings, isFirst),
    visibility,
    isListed,
    publicationId: settings.publicationId === undefined ? story.publicationId : settings.publicationId,
    coverImageId: settings.coverImageId === undefined ? story.coverImageId : settings.coverImageId,
    place: (sortKey) => ({ storyId: story.id, sortKey, isListed }),
  };
}

/** What the author chose, now or before; else what is found in the words, and later what was found first. */
function languageOf(story: ManagedStory, value: DraftValue, { language }: StorySettings, isFirst: boolean): string {
  if (language) return language;
  const isToBeFound = language === null || (isFirst && !story.isLanguageChosen);
  if (!isToBeFound) return story.language;
  return detectLanguage(`${value.title}\n${value.subtitle}\n${plainText(value.document)}`) ?? story.language;
}
