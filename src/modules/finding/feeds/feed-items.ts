import { imageUrl } from '#shared/images/image-url.ts';
import { licenses, type License } from '#shared/licences/licences.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { Database } from '#platform/database/database.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { addressOfStory } from '#modules/stories/stories/story-address-of-loaded.ts';
import { canonicalStoryUrl } from '#modules/stories/stories/story-address.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import type { FeedItem } from './feed.ts';

type FeedHtml = { readonly storyId: string; readonly html: string; readonly previewHtml: string | null };

const TEXT = `
  select story_id as "storyId", feed_html as "html", preview_html as "previewHtml"
  from story_rendering where story_id = any($1)`;
/** Pixels of the picture that stands beside an item. */
const PICTURE = { width: 1360, height: 714 };

/** The items of a feed from stories that may be seen: the whole text, or the preview of a locked one. */
export async function feedItems(
  context: ReadContext,
  siteUrl: string,
  stories: readonly Story[],
): Promise<readonly FeedItem[]> {
  const bodies = await loadBodies(
    context.database,
    stories.map(({ id }) => id),
  );
  return Promise.all(
    stories.map(async (story): Promise<FeedItem> => {
      const [people, tags, address] = await Promise.all([
        context.loaders.get(personLoader).loadMany(story.authorIds),
        context.loaders.get(tagLoader).loadMany(story.tagIds),
        addressOfStory(context, story),
      ]);
      const authors = people.filter(isThere);
      const body = bodies.get(story.id);
      return {
        guid: siteUrl + buildPath('ShowPost', { postId: story.id }),
        url: canonicalStoryUrl(siteUrl, address),
        title: story.title,
        subtitle: story.subtitle,
        excerpt: story.excerpt,
        html: (story.visibility === 'locked' ? (body?.previewHtml ?? '') : body?.html) ?? '',
        language: story.language,
        authors: authors.map(({ name, username }) => ({
          name,
          url: siteUrl + buildPath('ShowUserProfile', { username }),
        })),
        tags: tags.filter(isThere).map(({ title }) => title),
        publishedAt: story.isUndated ? undefined : (story.firstPublishedAt ?? undefined),
        updatedAt: story.latestPublishedAt ?? story.firstPublishedAt ?? story.updatedAt,
        image: pictureOf(siteUrl, story),
        licenceUrl: isLicense(story.license) ? licenses[story.license].url : undefined,
      };
    }),
  );
}

async function loadBodies(database: Database<Tables>, ids: readonly string[]): Promise<ReadonlyMap<string, FeedHtml>> {
  const rows = await database.query<FeedHtml>('feed_bodies', TEXT, [ids]);
  return new Map(rows.map((row) => [row.storyId, row]));
}

function pictureOf(siteUrl: string, story: Story): FeedItem['image'] {
  if (story.coverImageId === null) return undefined;
  const focus = { focusPercentX: story.coverFocusX, focusPercentY: story.coverFocusY };
  const path = imageUrl(story.coverImageId, { ...PICTURE, strategy: 'crop', ...focus });
  return { url: siteUrl + path, ...PICTURE, alt: story.coverAlt };
}

function isThere<Value>(value: Value | undefined): value is Value {
  return value !== undefined;
}

function isLicense(name: string): name is License {
  return name in licenses;
}
