import { buildPath } from '#shared/routes/build-path.ts';

/** Where readers find a page of a publication on the main site. */
export function subpagePath({ slug }: { readonly slug: string }, subpageSlug: string): string {
  return buildPath('ShowCollectionSubpage', { collectionSlug: slug, subpageSlug });
}
