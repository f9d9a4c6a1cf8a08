import { buildPath } from './build-path.ts';
import type { RouteName } from './route-table.ts';
import { postParam } from './post-id.ts';

/** What a story's address is made of; a publication goes before its writer. */
export type AddressedPost = {
  readonly id: string;
  readonly uniqueSlug?: string;
  readonly creator?: { readonly username: string } | null;
  readonly collection?: { readonly slug: string } | null;
};

/** `/{collectionSlug}/{slug-id}`, `/@{username}/{slug-id}`, or `/p/{postId}` where neither is known. */
export function postPath(post: AddressedPost): string {
  const postId = postParam(post);
  if (post.collection) {
    return buildPath('ShowPostUnderCollection', { collectionSlug: post.collection.slug, postId });
  }
  if (post.creator) return buildPath('ShowPostUnderUser', { username: post.creator.username, postId });
  return shortPostPath(post.id);
}

/** `/p/{postId}`: works whatever becomes of slug, writer or publication. */
export function shortPostPath(postId: string): string {
  return buildPath('ShowPost', { postId });
}

/** Where a story is handed in to a publication, to one that is chosen already where it is given. */
export function submissionPath(postId: string, collectionSlug?: string): string {
  const path = buildPath('SubmitPost', { postId });
  return collectionSlug === undefined ? path : `${path}?${new URLSearchParams({ tab: collectionSlug })}`;
}

/** The editor of a story with the sheet open from which it is published. */
export function publishSheetPath(postId: string): string {
  return buildPath('EditPost', { postId }, { tab: 'publish' });
}

/** Sub-pages of a story that the client links to. */
export function postSubPath(postId: string, part: 'edit' | 'settings' | 'info'): string {
  const names = { edit: 'EditPost', settings: 'ShowPostSettings', info: 'ShowPostInfo' } as const;
  return buildPath(names[part], { postId });
}

const profileRoutes = {
  home: 'ShowUserProfile',
  series: 'ShowUserSeries',
  'has-recommended': 'ShowUserHasRecommended',
  highlights: 'ShowUserHighlights',
  responses: 'ShowUserResponses',
  following: 'ShowUserFollowing',
  followers: 'ShowUserFollowers',
  about: 'ShowUserAbout',
  books: 'ShowUserBooks',
  lists: 'ShowUserCatalogs',
  publications: 'ShowUserPublications',
} as const satisfies Readonly<Record<string, RouteName>>;

/** `/@{username}` and its sub-pages. */
export function profilePath(username: string, part: keyof typeof profileRoutes = 'home'): string {
  return buildPath(profileRoutes[part], { username });
}

/** A list of a person; `catalogSlugId` is its slug and id, or the id alone. */
export function listPath(username: string, catalogSlugId: string): string {
  return buildPath('ShowUserCatalog', { username, catalogSlugId });
}

/** A list's share link, which leads on to the network. */
export function listSharePath(
  username: string,
  catalogSlugId: string,
  channel: 'linkedIn' | 'twitter' | 'facebook',
): string {
  return buildPath('ShareUserCatalog', { username, catalogSlugId, channel });
}

/** `/p/{postId}/share/{channel}`: 302 to the network's own address (rule 159). */
export function postSharePath(postId: string, channel: string): string {
  return buildPath('SharePost', { postId, channel });
}

/** `/tag/{tag}`. */
export function tagPath(tagSlug: string): string {
  return buildPath('ShowTagPosts', { tagSlug });
}

export type SearchCategory = 'users' | 'tags' | 'posts' | 'publications' | 'lists';

const searchRoutes = {
  users: 'ShowSearchUsers',
  tags: 'ShowSearchTags',
  posts: 'ShowSearchPosts',
  publications: 'ShowSearchPublications',
  lists: 'ShowSearchLists',
} as const;

/** `/search`, in a category, or inside a publication. */
export function searchPath(options: { q?: string; category?: SearchCategory; collectionSlug?: string } = {}): string {
  const { q, category, collectionSlug } = options;
  if (collectionSlug) return buildPath('ShowCollectionSearch', { collectionSlug }, { q });
  return buildPath(category ? searchRoutes[category] : 'ShowSearch', {}, { q });
}

/** One of the decisions about the viewer, with its statement and the way to appeal (rule 231). */
export function ownDecisionPath(decisionId: string): string {
  return buildPath('ShowOwnDecisions', {}, { p: decisionId });
}

/** Where it stands among the others: mails of before lead there. */
export function ownDecisionAnchor(decisionId: string): string {
  return `decision-${decisionId}`;
}
