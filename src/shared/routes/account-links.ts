import { buildPath } from './build-path.ts';

/** What a gift code is for, as it stands on the wire. */
export const GIFT_TYPE = { gift: 29, groupGift: 31 } as const;

/** `/membership` with a gift's code and type, which the page consumes once. */
export function giftCodeMembershipPath(giftCode: string, giftType: (typeof GIFT_TYPE)[keyof typeof GIFT_TYPE]): string {
  return buildPath('ShowMembershipLanding', {}, { giftCode, giftType });
}

/** Settings, at an anchor where one is given. */
export function settingsPath(anchor?: string): string {
  return buildPath('ShowSettings') + (anchor ? `#${encodeURIComponent(anchor)}` : '');
}

export type StoryFilter = 'drafts' | 'scheduled' | 'public' | 'responses' | 'unlisted' | 'deleted';

/** One's own stories in a filter. */
export function yourStoriesPath(filterBy: StoryFilter): string {
  return buildPath('ShowYourStoriesFiltered', { filterBy });
}

/** The design editor of one's profile; both parameters are consumed once. */
export function profileDesignPath(options: { unfold?: string; action?: string } = {}): string {
  return buildPath('DesignUser', {}, options);
}

/** The figures of one's own story. */
export function postStatsPath(postId: string): string {
  return buildPath('ShowPostStats', { postId });
}

/** The sign-out address, which carries the session's xsrf token. */
export function signOutPath(xsrf: string): string {
  return buildPath('SignOut', { xsrf });
}

/** The staff's page of a person. */
export function adminUserPath(id: string): string {
  return buildPath('ShowAdminUser', { id });
}

/** The staff's page of a story. */
export function adminPostPath(id: string): string {
  return buildPath('ShowAdminPost', { id });
}
