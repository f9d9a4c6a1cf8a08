import type { RouteName } from '#shared/routes/route-table.ts';

export type EntryName = 'home' | 'library' | 'profile' | 'stories' | 'stats' | 'following';

/** Where somebody is, as far as the sidebar asks. */
export type Place = { readonly name: string; readonly params: Readonly<Record<string, string>> };

const entries: Readonly<Partial<Record<RouteName, EntryName>>> = {
  ShowHome: 'home',
  ShowYourCatalogs: 'library',
  ShowSavedCatalogs: 'library',
  ShowYourCatalog: 'library',
  ShowReadingHistory: 'library',
  ShowYourStories: 'stories',
  ShowYourSeries: 'stories',
  ShowWriterOutbox: 'stories',
  ShowStats: 'stats',
  ShowPostStats: 'stats',
  ShowUserStats: 'stats',
  ShowUserAudience: 'stats',
  ShowYourFollowing: 'following',
  ShowSuggestions: 'following',
  ShowFollowingFeed: 'following',
  ShowMe: 'profile',
  ShowMeAbout: 'profile',
};
const byName: ReadonlyMap<string, EntryName> = new Map(Object.entries(entries));

/**
 * The entry that is marked on a page: Library on lists, followed lists, the reading history,
 * one's highlights and one's responses; Profile on one's own profile.
 */
export function activeEntry(place: Place | undefined, username: string): EntryName | undefined {
  if (place === undefined) return undefined;
  const { name, params } = place;
  if (name === 'ShowYourStoriesFiltered') return params['filterBy'] === 'responses' ? 'library' : 'stories';
  const isOwn = params['username']?.toLowerCase() === username.toLowerCase();
  if (isOwn && name === 'ShowUserHighlights') return 'library';
  return byName.get(name) ?? (isOwn && name.startsWith('ShowUser') ? 'profile' : undefined);
}
