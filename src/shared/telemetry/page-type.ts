import type { RouteName } from '../routes/route-table.ts';

/** The page types that measurements know. */
const pageTypes: Readonly<Partial<Record<RouteName, string>>> = {
  ShowCollectionAbout: 'collection-about',
  ShowCollection: 'collection-homepage',
  ShowCollectionTagged: 'collection-tagged',
  ShowHome: 'homepage',
  ShowUserCatalog: 'list',
  ShowYourCatalog: 'list',
  ShowPost: 'post',
  ShowPostUnderUser: 'post',
  ShowPostUnderCollection: 'post',
  ShowUserProfile: 'profile',
  ShowSequencePost: 'sequence-post',
  ShowPostStats: 'stats-post',
  ShowTagPosts: 'tag',
  ShowTopic: 'topic',
};
const byName: ReadonlyMap<string, string> = new Map(Object.entries(pageTypes));

/** The type of a page by its route; any that is not known is reported as `other`. */
export function pageTypeOf(routeName: string): string {
  return byName.get(routeName) ?? 'other';
}
