import { formatMessage } from '#shared/messages/format-message.ts';
import { archiveReportMessages as messages } from '#shared/messages/archive-imports.ts';
import { MOST_SUBTITLE_LENGTH, MOST_TITLE_LENGTH } from '#shared/story/delta/draft-limits.ts';
import { documentHrefs } from '#shared/story/document-hrefs.ts';
import {
  MOST_ALT_LENGTH,
  MOST_CANONICAL_URL_LENGTH,
  MOST_SEO_DESCRIPTION_LENGTH,
  MOST_SEO_TITLE_LENGTH,
  MOST_TOPIC_LENGTH,
  MOST_TOPICS,
} from '#shared/story/publishing-limits.ts';
import { isWebAddress } from '#shared/story/safe-href.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';
import type { ImportedStory, ImportProblem, ImportSource } from '#modules/moving/imports/imported-story.ts';
import type { StoryImport } from '#modules/stories/stories/story-import.ts';
import type { ComesInAs } from './archive-imports.tables.ts';

export type Owner = { readonly personId: string; readonly comesInAs: ComesInAs };

/**
 * A source of which everything is its uploader's: nobody's name, publication or comment comes along, and what it
 * calls its items means nothing to the imports of others. A last line tells what that left out.
 */
export function asOwn(source: ImportSource, owner: Owner): ImportSource {
  return { ...source, items: ownItems(source, owner) };
}

async function* ownItems(
  source: ImportSource,
  { personId, comesInAs }: Owner,
): AsyncGenerator<ImportedStory | ImportProblem> {
  const authors = new Map<string, string>();
  let responses = 0;
  for await (const item of source.items) {
    if (!('itemKey' in item)) {
      yield item;
      continue;
    }
    const { publication: _publication, responses: said = [], isMembersOnly = false, ...story } = item;
    responses += said.length;
    for (const { key, name } of story.authors) authors.set(key, name);
    const isHeldBack = comesInAs === 'drafts' || isMembersOnly;
    if (comesInAs === 'as_they_were' && isMembersOnly && story.state !== 'draft') {
      yield { kind: 'changed', file: story.file, reason: messages.membersOnly };
    }
    yield {
      ...story,
      sourceKey: `upload:${personId}:${story.sourceKey}`,
      authors: [],
      state: isHeldBack ? 'draft' : story.state,
    };
  }
  if (authors.size > 1) {
    const names = [...authors.values()].slice(0, 20).map((name) => name.slice(0, 60));
    yield { kind: 'changed', file: '', reason: formatMessage(messages.otherAuthors, { names: names.join(', ') }) };
  }
  if (responses > 0) {
    yield { kind: 'changed', file: '', reason: formatMessage(messages.responsesLeftOut, { count: responses }) };
  }
}

/**
 * A story within what its author could have set here by hand; `say` hears what had to go. Old addresses stay out:
 * they lead on this site to whoever has them.
 */
export function withinLimits(input: StoryImport, say: (reason: string) => void): StoryImport {
  const { canonicalUrl, seoTitle, seoDescription, cover, subtitle = '', ...rest } = input;
  const title = cut(input.title.trim(), MOST_TITLE_LENGTH);
  if (title !== input.title.trim()) say(messages.titleCut);
  const below = cut(subtitle, MOST_SUBTITLE_LENGTH);
  if (below !== subtitle) say(messages.subtitleCut);
  const tags = input.tags.filter(isTopic).slice(0, MOST_TOPICS);
  const others = input.tags.filter((tag) => !tags.includes(tag));
  if (others.length > 0) {
    const topics = others.slice(0, 20).map((tag) => tag.slice(0, 60));
    say(formatMessage(messages.topicsLeftOut, { most: MOST_TOPICS, topics: topics.join(', ') }));
  }
  const isCanonical =
    canonicalUrl !== undefined && canonicalUrl.length <= MOST_CANONICAL_URL_LENGTH && isWebAddress(canonicalUrl);
  return {
    ...rest,
    title,
    subtitle: below,
    tags,
    oldAddresses: [],
    ...(isCanonical && { canonicalUrl }),
    ...(seoTitle !== undefined && { seoTitle: cut(seoTitle, MOST_SEO_TITLE_LENGTH) }),
    ...(seoDescription !== undefined && { seoDescription: cut(seoDescription, MOST_SEO_DESCRIPTION_LENGTH) }),
    ...(cover !== undefined && { cover: { ...cover, alt: cut(cover.alt, MOST_ALT_LENGTH) } }),
  };
}

/** The addresses that a story would show readers. */
export function hrefsOf({ document, canonicalUrl }: StoryImport): readonly string[] {
  return [...documentHrefs(document), ...(canonicalUrl === undefined ? [] : [canonicalUrl])];
}

function isTopic(tag: string): boolean {
  const slug = slugifyAnyScript(tag, tag.length + 1);
  return slug !== '' && [...slug].length <= MOST_TOPIC_LENGTH;
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).toWellFormed().trimEnd();
}
