import { buildPath } from '#shared/routes/build-path.ts';

/** Where its owner edits a list: `/me/list/{slug}-{id}`, or the id alone of a predefined one. */
export function ownListPath({ id, slug }: { readonly id: string; readonly slug: string }): string {
  return buildPath('ShowYourCatalog', { catalogSlugId: slug === '' ? id : `${slug}-${id}` });
}
