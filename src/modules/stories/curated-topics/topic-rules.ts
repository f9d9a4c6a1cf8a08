import { curationMessages as messages } from '#shared/messages/curation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';

/** Own judgement: a page stays readable, and a feed over its tags quick. */
export const topicRules = { mostName: 60, mostDescription: 280, mostTags: 20, mostRelated: 10, mostPosts: 50 } as const;

export type TopicTexts = {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly relatedSlugs: readonly string[];
};

/** The texts as they are kept, or the sentence about what cannot be. */
export function readTopicTexts(texts: TopicTexts): TopicTexts | { readonly fault: string } {
  const [name, description] = [texts.name.trim(), texts.description.trim()];
  const tags = [...new Map(texts.tags.map((tag) => [slugifyAnyScript(tag), tag.trim()]))].flatMap(([slug, tag]) =>
    slug === '' ? [] : [tag],
  );
  const relatedSlugs = [...new Set(texts.relatedSlugs.map((slug) => slug.trim()).filter((slug) => slug !== ''))];
  const { mostName, mostDescription, mostTags, mostRelated } = topicRules;
  if (name === '' || name.length > mostName) return { fault: formatMessage(messages.badName, { most: mostName }) };
  if (description.length > mostDescription) {
    return { fault: formatMessage(messages.descriptionTooLong, { most: mostDescription }) };
  }
  if (tags.length > mostTags) return { fault: formatMessage(messages.tooManyTags, { most: mostTags }) };
  if (relatedSlugs.length > mostRelated)
    return { fault: formatMessage(messages.tooManyRelated, { most: mostRelated }) };
  return { name, description, tags, relatedSlugs };
}

/** Whether a text may stand in the address of a topic: it is its own slug. */
export function isTopicSlug(slug: string): boolean {
  return slug !== '' && slug.length <= 80 && slugifyAnyScript(slug) === slug;
}
