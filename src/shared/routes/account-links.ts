import { buildPath } from './build-path.ts';

/** What a gift code is for, as it stands on the wire. */
export const GIFT_TYPE = { gift: 29, groupGift: 31 } as const;

/** Settings, at an anchor where one is given. */
export function settingsPath(anchor?: string): string {
  return buildPath('ShowSettings') + (anchor ? `#${encodeURIComponent(anchor)}` : '');
}

export type StoryFilter = 'drafts' | 'scheduled' | 'public' | 'responses' | 'unlisted' | 'deleted';

/** One's own stories in a filter. */
export function yourStoriesPath(filterBy: StoryFilter): string {
  return buildPath('ShowYourStoriesFiltered', { filterBy });
}

/** The figures of one's own story. */
export function postStatsPath(postId: string): string {
  return buildPath('ShowPostStats', { postId });
}

/** The sign-out address, which carries the session's xsrf token. */
export function signOutPath(xsrf: string): string {
  return buildPath('SignOut', { xsrf });
}
