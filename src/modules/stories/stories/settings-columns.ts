import type { CommandContext } from '#modules/ground/command-context.ts';
import { loadImages } from '#modules/ground/media/load-images.ts';
import { ensureTags } from '#modules/stories/topics/tag-story.ts';
import type { StoryChanges } from './stories.store.ts';
import type { Story } from './story.ts';
import { responseRule, type StorySettings } from './story-settings.ts';

/** Percent. */
const CENTRE = 50;

/** The columns of settings that `whySettingsNot` let pass; inside the transaction that writes them. */
export async function settingsColumns(
  context: CommandContext,
  story: Story,
  settings: StorySettings,
): Promise<StoryChanges> {
  const { isResponsesClosed, responseLevel } = responseRule(story, settings);
  return {
    ...plainColumns(settings),
    ...(await coverColumns(context, story, settings)),
    ...(settings.topics === undefined ? {} : { tag_ids: [...(await ensureTags(context, settings.topics))] }),
    is_responses_closed: isResponsesClosed,
    response_level: responseLevel,
  };
}

function plainColumns(settings: StorySettings): StoryChanges {
  const { visibility, canonicalUrl, seoTitle, seoDescription, license, aiDisclosure, isMailed } = settings;
  const { publicationId, language } = settings;
  return {
    // Rule 20: an author's own choice; who left the programme of partners unlocks all.
    ...(visibility === undefined ? {} : { visibility, lock_source: visibility === 'locked' ? 'UGC' : 'NONE' }),
    ...(canonicalUrl === undefined ? {} : { canonical_url: canonicalUrl || null }),
    ...(seoTitle === undefined ? {} : { seo_title: seoTitle?.trim() || null }),
    ...(seoDescription === undefined ? {} : { seo_description: seoDescription?.trim() || null }),
    ...(license === undefined ? {} : { license }),
    ...(aiDisclosure === undefined ? {} : { ai_disclosure: aiDisclosure }),
    ...(isMailed === undefined ? {} : { is_mailed: isMailed }),
    ...(publicationId === undefined ? {} : { publication_id: publicationId }),
    ...(language === undefined ? {} : { is_language_chosen: language !== null, ...(language ? { language } : {}) }),
  };
}

async function coverColumns(
  { database }: CommandContext,
  story: Story,
  settings: StorySettings,
): Promise<StoryChanges> {
  const { coverImageId, coverAlt, coverFocusPercentX, coverFocusPercentY } = settings;
  const details: StoryChanges = {
    ...(coverAlt === undefined ? {} : { cover_alt: coverAlt.trim() }),
    ...(coverFocusPercentX === undefined ? {} : { cover_focus_x: Math.round(coverFocusPercentX) }),
    ...(coverFocusPercentY === undefined ? {} : { cover_focus_y: Math.round(coverFocusPercentY) }),
  };
  if (coverImageId === undefined || coverImageId === story.coverImageId) return details;
  const [image] = coverImageId === null ? [] : await loadImages(database, [coverImageId]);
  return {
    cover_image_id: image?.id ?? null,
    cover_width: image?.width ?? null,
    cover_height: image?.height ?? null,
    cover_placeholder: image?.placeholder ?? null,
    // What was said of the picture before is not true of this one.
    cover_alt: '',
    cover_focus_x: CENTRE,
    cover_focus_y: CENTRE,
    ...details,
  };
}
