import { publicationMenuMessages as messages } from '#shared/messages/publication-menu.ts';
import { buildPath, type PathParams } from '#shared/routes/build-path.ts';
import type { RouteName } from '#shared/routes/route-table.ts';

export type ManageItem = { readonly label: string; readonly to: string };
export type ManageItems = { readonly places: readonly ManageItem[]; readonly settings: readonly ManageItem[] };

type Given = {
  readonly collectionSlug: string;
  /** What the viewer is there; null for a reader. */
  readonly role: 'OWNER' | 'EDITOR' | 'WRITER' | null;
  readonly flags: readonly string[];
  readonly isBuilt: (name: RouteName) => boolean;
};

const nothing: ManageItems = { places: [], settings: [] };

/** The items of the manage menu (SHELL-9): for owners and editors alone, by flag, and of built pages only. */
export function publicationMenuItems({ collectionSlug, role, flags, isBuilt }: Given): ManageItems {
  if (role !== 'OWNER' && role !== 'EDITOR') return nothing;
  const item = (label: string, name: RouteName, params: PathParams = {}): readonly ManageItem[] =>
    isBuilt(name) ? [{ label, to: buildPath(name, { collectionSlug, ...params }) }] : [];
  const hasSubmissions = flags.includes('enable_submissions_v2');
  // Where stories are submitted, what waits for an answer comes first, with tabs to all that stands there.
  const hasInbox = hasSubmissions && isBuilt('ShowCollectionInbox');
  return {
    places: [
      ...item(messages.write, 'ShowNewStoryUnderCollection'),
      ...(hasInbox
        ? item(messages.stories, 'ShowCollectionInbox')
        : item(messages.stories, 'ManageCollectionStories', { filterBy: 'published' })),
      ...(hasSubmissions ? [] : item(messages.featured, 'ManageCollectionFeaturedStories')),
      ...item(messages.newsletter, 'ShowCollectionNewsletters'),
      ...item(messages.stats, 'ShowCollectionStats'),
      ...item(messages.followers, 'ShowCollectionFollowers'),
    ],
    settings: [
      ...item(messages.homepage, 'ShowCollectionSettings'),
      ...(hasSubmissions ? item(messages.submission, 'ShowCollectionSubmissionSettings') : []),
      ...item(messages.navigation, 'ShowCollectionSettingsNavigation'),
      ...item(messages.subpages, 'ShowCollectionSettingsSubpages'),
      ...item(messages.about, 'ShowCollectionSettingsAbout'),
    ],
  };
}
