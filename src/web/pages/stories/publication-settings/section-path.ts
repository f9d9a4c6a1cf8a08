import { buildPath } from '#shared/routes/build-path.ts';
import { NEW_PAGE } from './subpage-path.ts';

type Publication = { readonly slug: string };

/** Where readers find a feature page of a publication on the main site. */
export function sectionPath({ slug }: Publication, sectionSlug: string): string {
  return buildPath('ShowCollectionSection', { collectionSlug: slug, sectionSlug });
}

/** Where all of them are listed for who arranges them. */
export function sectionsPath({ slug }: Publication): string {
  return buildPath('ShowCollectionSettingsFeaturePages', { collectionSlug: slug });
}

/** Where one is arranged; a new one where none is named. */
export function arrangeSectionPath({ slug }: Publication, sectionSlug?: string): string {
  const query = sectionSlug === undefined ? { tab: NEW_PAGE } : { p: sectionSlug };
  return buildPath('ShowCollectionSettingsFeaturePages', { collectionSlug: slug }, query);
}
