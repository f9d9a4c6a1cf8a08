import { buildPath } from '#shared/routes/build-path.ts';

type Publication = { readonly slug: string };

/** What the query says where a page is made. */
export const NEW_PAGE = 'new';

/** Where readers find a page of a publication on the main site. */
export function subpagePath({ slug }: Publication, subpageSlug: string): string {
  return buildPath('ShowCollectionSubpage', { collectionSlug: slug, subpageSlug });
}

/** Where all pages of a publication are listed for who writes them. */
export function subpagesPath({ slug }: Publication): string {
  return buildPath('ShowCollectionSettingsSubpages', { collectionSlug: slug });
}

/** Where one page is written; a new one where none is named. */
export function writePagePath({ slug }: Publication, subpageSlug?: string): string {
  const query = subpageSlug === undefined ? { tab: NEW_PAGE } : { p: subpageSlug };
  return buildPath('ShowCollectionSettingsSubpages', { collectionSlug: slug }, query);
}
