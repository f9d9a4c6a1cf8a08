import { publishFieldMessages as messages } from '#shared/messages/publish-sheet.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { MOST_TOPIC_LENGTH, MOST_TOPICS } from '#shared/story/publishing-limits.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';

type Added = { readonly topics: readonly string[]; readonly fault?: string };

/** A topic as it was typed, without the sign that people put before it. */
export function readTopic(typed: string): string {
  return typed.trim().replace(/^#+\s*/, '');
}

/** The topics with one more, or what is wrong with that one (rule 3): at most 5 of a story, each of at most 25 characters as a slug. */
export function addTopic(topics: readonly string[], typed: string, most = MOST_TOPICS): Added {
  const topic = readTopic(typed);
  const fault = faultOf(topics, topic, most);
  return fault === undefined ? { topics: [...topics, topic] } : { topics, fault };
}

function faultOf(topics: readonly string[], topic: string, most: number): string | undefined {
  const slug = slugOf(topic);
  if (slug === '') return messages.topicEmpty;
  if (topics.some((one) => slugOf(one) === slug)) return messages.topicTwice;
  if ([...slug].length > MOST_TOPIC_LENGTH) return formatMessage(messages.topicTooLong, { most: MOST_TOPIC_LENGTH });
  if (topics.length >= most) return formatMessage(messages.topicTooMany, { most });
  return undefined;
}

/** Uncut, so that one that is too long is told and not shortened. */
function slugOf(topic: string): string {
  return slugifyAnyScript(topic, Number.MAX_SAFE_INTEGER);
}
