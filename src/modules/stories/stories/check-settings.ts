import {
  MOST_ALT_LENGTH,
  MOST_CANONICAL_URL_LENGTH,
  MOST_SEO_DESCRIPTION_LENGTH,
  MOST_SEO_TITLE_LENGTH,
  MOST_TOPIC_LENGTH,
  MOST_TOPICS,
} from '#shared/story/publishing-limits.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { isWebAddress } from '#shared/story/safe-href.ts';
import { countCharacters } from '#shared/text/character-counter.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';
import type { StorySettings } from './story-settings.ts';

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** The first thing that is wrong with settings, as a sentence, or undefined (rules 2, 3). Pure. */
export function settingsFault(settings: StorySettings): string | undefined {
  return topicsFault(settings.topics ?? []) ?? textsFault(settings) ?? coverFault(settings);
}

function topicsFault(topics: readonly string[]): string | undefined {
  const slugs = new Set(topics.map((topic) => slugifyAnyScript(topic)));
  if (slugs.size > MOST_TOPICS) return formatMessage(messages.tooManyTopics, { most: MOST_TOPICS });
  for (const topic of topics) {
    // Longer than any slug is cut to, so that what is too long is seen.
    const slug = slugifyAnyScript(topic, topic.length + 1);
    if (slug === '') return formatMessage(messages.topicInvalid, { topic });
    if ([...slug].length > MOST_TOPIC_LENGTH) {
      return formatMessage(messages.topicTooLong, { topic, most: MOST_TOPIC_LENGTH });
    }
  }
  return undefined;
}

function textsFault(settings: StorySettings): string | undefined {
  const { canonicalUrl, language } = settings;
  if (canonicalUrl && (canonicalUrl.length > MOST_CANONICAL_URL_LENGTH || !isWebAddress(canonicalUrl))) {
    return messages.canonicalInvalid;
  }
  if (language && !LANGUAGE.test(language)) return messages.languageInvalid;
  return (
    lengthFault(settings.seoTitle, MOST_SEO_TITLE_LENGTH, messages.seoTitleTooLong) ??
    lengthFault(settings.seoDescription, MOST_SEO_DESCRIPTION_LENGTH, messages.seoDescriptionTooLong) ??
    lengthFault(settings.coverAlt, MOST_ALT_LENGTH, messages.altTooLong)
  );
}

type TooLong = (typeof messages)['seoTitleTooLong' | 'seoDescriptionTooLong' | 'altTooLong'];

function lengthFault(text: string | null | undefined, most: number, message: TooLong): string | undefined {
  const { count, isOver } = countCharacters(text ?? '', most);
  return isOver ? formatMessage(message, { count, most }) : undefined;
}

function coverFault({ coverFocusPercentX: x = 0, coverFocusPercentY: y = 0 }: StorySettings): string | undefined {
  return [x, y].every((percent) => percent >= 0 && percent <= 100) ? undefined : messages.focusInvalid;
}
