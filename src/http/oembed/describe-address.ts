import { imageUrl } from '#shared/images/image-url.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { findPerson } from '#modules/people/people/find-person.ts';
import { findPublicationBySlug } from '#modules/stories/publications/find-publication.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { createRouteFinder } from '../pages/page-route.ts';
import { readContext } from '../read-context.ts';
import type { Site } from '../site.ts';

/** An oEmbed 1.0 answer, without the fields that every answer has. */
export type Description = Readonly<Record<string, string | number>>;

/** What's at an address of ours; undefined for other sites' and for anything withheld in a country. */
export async function describeAddress(
  site: Site,
  address: string,
  country: string | null,
): Promise<Description | undefined> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = await site.hosts.look(url?.host);
  if (url === undefined || host === undefined || url.pathname.includes('%00')) return undefined;
  const match = createRouteFinder(site.log)(host.context, url.pathname);
  if (match === undefined || match === 'malformed') return undefined;
  switch (match.page) {
    case 'post':
      return describeStory({ ...readContext(site), country }, site, match);
    case 'user-profile':
      return describePerson(site, match.params['username'] ?? usernameOf(host.context));
    case 'user-catalog':
      return describeList(site, match, match.params['username'] ?? usernameOf(host.context));
    case 'publication-profile':
      return describePublication(site, match.params['collectionSlug'] ?? slugOf(host.context));
    default:
      return undefined;
  }
}

function slugOf(context: { readonly type: string; readonly collectionSlug?: string }): string {
  return context.collectionSlug ?? '';
}

function usernameOf(context: { readonly type: string; readonly username?: string }): string {
  return context.username ?? '';
}

async function describeStory(context: ReadContext, site: Site, match: RouteMatch): Promise<Description | undefined> {
  const found = await findStory(context, postIdFromParam(match.params['postId'] ?? '') ?? '');
  if (found.kind !== 'story' || found.story.state !== 'published') return undefined;
  const { story } = found;
  const creator = await context.loaders.get(personLoader).load(story.creatorId);
  const focus = { focusPercentX: story.coverFocusX, focusPercentY: story.coverFocusY };
  const size = { width: 1360, height: 714 };
  const picture =
    story.coverImageId === null
      ? { thumbnail_url: `${site.url}/_/card/${story.id}.png`, thumbnail_width: 1200, thumbnail_height: 630 }
      : {
          thumbnail_url: site.url + imageUrl(story.coverImageId, { ...size, strategy: 'crop', ...focus }),
          thumbnail_width: size.width,
          thumbnail_height: size.height,
        };
  return {
    type: 'link',
    title: story.title,
    author_name: creator?.name ?? '',
    author_url: site.url + buildPath('ShowUserProfile', { username: creator?.username ?? '' }),
    ...picture,
  };
}

async function describePerson(site: Site, username: string): Promise<Description | undefined> {
  const person = await findPerson(readContext(site), { username });
  if (person?.state !== 'active') return undefined;
  const size = { width: 256, height: 256 };
  const picture: Description =
    person.imageId === null
      ? {}
      : {
          thumbnail_url: site.url + imageUrl(person.imageId, { ...size, strategy: 'crop' }),
          thumbnail_width: size.width,
          thumbnail_height: size.height,
        };
  const authorUrl = site.url + buildPath('ShowUserProfile', { username: person.username });
  return { type: 'link', title: person.name, author_name: person.name, author_url: authorUrl, ...picture };
}

async function describePublication(site: Site, slug: string): Promise<Description | undefined> {
  const publication = await findPublicationBySlug(site.database, slug);
  if (publication === undefined || publication.state !== 'active') return undefined;
  const size = { width: 256, height: 256 };
  const { name, avatarImageId } = publication;
  const picture: Description =
    avatarImageId === null
      ? {}
      : {
          thumbnail_url: site.url + imageUrl(avatarImageId, { ...size, strategy: 'crop' }),
          thumbnail_width: size.width,
          thumbnail_height: size.height,
        };
  const authorUrl = site.url + buildPath('ShowCollection', { collectionSlug: publication.slug });
  return { type: 'link', title: name, author_name: name, author_url: authorUrl, ...picture };
}

const LIST = `
  select l.name, p.name as "ownerName", p.username from list l join person p on p.id = l.owner_id
  where l.id = $1 and lower(p.username) = lower($2) and l.visibility = 'public' and p.state = 'active'`;

async function describeList(site: Site, match: RouteMatch, username: string): Promise<Description | undefined> {
  const id = postIdFromParam(match.params['catalogSlugId'] ?? '') ?? '';
  const [list] = await site.database.query<{ name: string; ownerName: string; username: string }>('oembed_list', LIST, [
    id,
    username,
  ]);
  if (list === undefined) return undefined;
  const authorUrl = site.url + buildPath('ShowUserProfile', { username: list.username });
  return { type: 'link', title: list.name, author_name: list.ownerName, author_url: authorUrl };
}
