import { countMessages } from '#shared/messages/counts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { catalogPath, personPath, publicationPath, tagPath } from '#web/features/ground/paths/paths.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { markedParts } from './marked-text.ts';
import type { IndexAnswer } from './search-client.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';
import { nameAttribute, type SuggestionKind, suggestionKinds } from './suggestion-requests.ts';

type Hit = IndexAnswer['hits'][number];

/** What the answers to `suggestionRequests` found, in their order; a hit without what its row needs is left out. */
export function readSuggestions(answers: readonly IndexAnswer[]): readonly SuggestionGroup[] {
  return suggestionKinds.map((kind, index) => ({
    kind,
    index: kind === 'author' ? 'user' : kind,
    queryId: answers[index]?.queryId,
    suggestions: (answers[index]?.hits ?? []).flatMap((hit) => readSuggestion(kind, hit) ?? []),
  }));
}

function readSuggestion(kind: SuggestionKind, hit: Hit): Suggestion | undefined {
  const id = textOf(hit, 'objectID');
  const attribute = nameAttribute(kind);
  const plain = textOf(hit, attribute) || storyMessages.untitled;
  const way = wayTo(kind, hit);
  if (id === '' || way === undefined) return undefined;
  return { id, ...way, name: markedParts(highlightOf(hit, attribute), plain) };
}

/** Where a hit leads, and a few words about it; undefined where the hit does not say. */
function wayTo(kind: SuggestionKind, hit: Hit): Pick<Suggestion, 'to' | 'detail' | 'imageId'> | undefined {
  const [slug, username, imageId] = [textOf(hit, 'slug'), textOf(hit, 'username'), textOf(hit, 'imageId') || null];
  const stories = formatMessage(countMessages.stories, { count: numberOf(hit, 'postCount') });
  switch (kind) {
    case 'post':
      return wayToStory(hit);
    case 'author':
    case 'user':
      return username === '' ? undefined : { to: personPath(username), detail: `@${username}`, imageId };
    case 'collection': {
      const domain = textOf(hit, 'domain') || null;
      return slug === '' ? undefined : { to: publicationPath({ slug, domain }), detail: stories, imageId };
    }
    case 'tag': {
      const tagSlug = textOf(hit, 'tagSlug');
      return tagSlug === '' ? undefined : { to: tagPath(tagSlug), detail: stories };
    }
    case 'catalog': {
      const items = formatMessage(listMessages.items, { count: numberOf(hit, 'itemCount') });
      const creator = { username: textOf(hit, 'creator.username') };
      const id = textOf(hit, 'catalogId');
      if (creator.username === '' || id === '') return undefined;
      return { to: catalogPath({ id, slug, creator }), detail: `${textOf(hit, 'creator.name')} · ${items}` };
    }
  }
}

function wayToStory(hit: Hit): Pick<Suggestion, 'to' | 'detail'> | undefined {
  const creator = { username: textOf(hit, 'creator.username') };
  if (creator.username === '') return undefined;
  const collectionSlug = textOf(hit, 'collection.slug');
  const collection =
    collectionSlug === '' ? null : { slug: collectionSlug, domain: textOf(hit, 'collection.domain') || null };
  const story = { id: textOf(hit, 'objectID'), uniqueSlug: textOf(hit, 'slug'), creator, collection };
  const names = [textOf(hit, 'creator.name'), textOf(hit, 'collection.name')];
  return { to: storyPath(story), detail: names.filter((name) => name !== '').join(' · ') };
}

/** What stands at a path of names; undefined where anything on it is missing. */
function valueAt(hit: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      hit,
    );
}

function textOf(hit: Hit, path: string): string {
  const value = valueAt(hit, path);
  return typeof value === 'string' ? value : '';
}

function numberOf(hit: Hit, path: string): number {
  const value = valueAt(hit, path);
  return typeof value === 'number' ? value : 0;
}

function highlightOf(hit: Hit, attribute: string): string | undefined {
  return textOf(hit, `_highlightResult.${attribute}.value`) || undefined;
}
