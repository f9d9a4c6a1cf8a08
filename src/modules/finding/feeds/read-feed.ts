import { likelyLanguage, readSiteLanguages } from '#modules/ground/settings/site-languages.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { domainUrl } from '#shared/links/domain-url.ts';
import { postCacheTag, userCacheTag, tagCacheTag, collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { findPerson } from '#modules/people/people/find-person.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { findPublicationBySlug } from '#modules/stories/publications/find-publication.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findSeries } from '#modules/stories/series/read-series.ts';
import type { StoryScope } from '#modules/stories/stories/story-candidates.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import type { Feed } from './feed.ts';
import { feedItems } from './feed-items.ts';
import { type FeedScope, readFeedStories } from './feed-stories.ts';
import { feedHomePath, feedPath, type FeedSource } from './feed-source.ts';

/** A feed with the cache tags of everything that it shows. */
export type ReadFeed = { readonly feed: Feed; readonly tags: readonly string[] };

type Subject = {
  readonly scope: FeedScope;
  readonly title: string;
  readonly description: string;
  readonly imageId: string | null;
  readonly tags: readonly string[];
  readonly domain?: string | null;
};

/** The newest stories of a source; undefined where there is no such person, publication or tag. */
export async function readFeed(
  context: ReadContext,
  site: { readonly url: string; readonly name: string },
  source: FeedSource,
): Promise<ReadFeed | undefined> {
  const subject = await findSubject(context, site.name, source);
  if (subject === undefined) return undefined;
  const stories = await readFeedStories(context, subject.scope);
  const items = await feedItems(context, site.url, stories);
  const changes = items.map((item) => item.updatedAt.getTime());
  const feed: Feed = {
    title: subject.title,
    description: subject.description,
    homeUrl: homeUrl(site.url, source, subject),
    feedUrls: {
      rss: site.url + feedPath(source, 'rss'),
      atom: site.url + feedPath(source, 'atom'),
      json: site.url + feedPath(source, 'json'),
    },
    language: mostCommon(items.map((item) => item.language)) ?? likelyLanguage(await readSiteLanguages(context)),
    updatedAt: changes.length === 0 ? undefined : new Date(Math.max(...changes)),
    imageUrl:
      subject.imageId === null
        ? undefined
        : site.url + imageUrl(subject.imageId, { width: 256, height: 256, strategy: 'crop' }),
    items,
  };
  return { feed, tags: [...subject.tags, ...stories.map(({ id }) => postCacheTag(id))] };
}

async function findSubject(context: ReadContext, siteName: string, source: FeedSource): Promise<Subject | undefined> {
  switch (source.kind) {
    case 'site':
      return { scope: { kind: 'site' }, title: siteName, description: '', imageId: null, tags: ['home'] };
    case 'user': {
      const person = await findPerson(context, { username: source.username });
      if (person?.state !== 'active') return undefined;
      const { id, name, bio, imageId, domain } = person;
      return {
        scope: { kind: 'author', id },
        title: name,
        description: bio,
        imageId,
        tags: [userCacheTag(id)],
        domain,
      };
    }
    case 'tag': {
      const tag = await findTag(context, source.slug);
      if (tag === undefined) return undefined;
      return {
        scope: { kind: 'tag', id: tag.id },
        title: `${tag.title} – ${siteName}`,
        description: '',
        imageId: null,
        tags: [tagCacheTag(tag.slug)],
      };
    }
    case 'series': {
      const series = await findSeries(context, source.id);
      if (series === null || series.id !== source.id) return undefined;
      const { id, title, description, publicationId, creatorId } = series;
      const tags = [publicationId === null ? userCacheTag(creatorId) : collectionCacheTag(publicationId)];
      return { scope: { kind: 'series', id }, title, description, imageId: null, tags };
    }
    case 'publication':
    case 'publicationTag':
      return findPublicationSubject(context, source);
  }
}

async function findPublicationSubject(
  context: ReadContext,
  source: Extract<FeedSource, { readonly slug: string; readonly kind: 'publication' | 'publicationTag' }>,
): Promise<Subject | undefined> {
  const publication = visiblePublication(await findPublicationBySlug(context.database, source.slug));
  if (publication === null) return undefined;
  const { id, name, tagline, avatarImageId: imageId, domain } = publication;
  const whole: Subject = {
    scope: { kind: 'publication', id },
    title: name,
    description: tagline,
    imageId,
    tags: [collectionCacheTag(id)],
    domain,
  };
  if (source.kind === 'publication') return whole;
  const tag = await findTag(context, source.tagSlug);
  if (tag === undefined) return undefined;
  const scope: StoryScope = { kind: 'tagInPublication', id, tagId: tag.id };
  return { ...whole, scope, title: `${tag.title} – ${name}`, tags: [...whole.tags, tagCacheTag(tag.slug)] };
}

const TAG = `
  select id, slug, title, story_count as "storyCount", follower_count as "followerCount" from tag where slug = $1`;

async function findTag(context: ReadContext, slug: string): Promise<Tag | undefined> {
  const [tag] = await context.database.query<Tag>('feed_tag', TAG, [slug]);
  return tag;
}

/** The page that the feed stands for: on its owner's own domain where there is one. */
function homeUrl(siteUrl: string, source: FeedSource, subject: Subject): string {
  const path = feedHomePath(source);
  if (subject.domain === null || subject.domain === undefined) return siteUrl + path;
  return domainUrl(subject.domain, siteUrl) + (path.replace(/^\/[^/]+/, '') || '/');
}

function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, first], [, second]) => second - first)[0]?.[0];
}
