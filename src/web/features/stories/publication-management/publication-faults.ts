import { publicationFaultMessages } from '#shared/messages/publication-settings.ts';
import {
  findPublicationFaults,
  type PublicationField,
  type PublicationTexts,
  trimPublication,
} from '#shared/publications/publication-rules.ts';

/** What is wrong with a form, by its field. */
export type PublicationFaults = Partial<Readonly<Record<PublicationField, string>>>;

const fields: Readonly<Record<string, PublicationField>> = {
  NAME: 'name',
  SLUG: 'slug',
  TAGLINE: 'tagline',
  DESCRIPTION: 'description',
  TOPICS: 'topics',
  AVATAR: 'avatar',
};

/** The sentences that the rules have for texts, before they are sent; a slug from before the rules may stay. */
export function faultsOfTexts(texts: PublicationTexts, slug?: string): PublicationFaults {
  const faults = Object.entries(findPublicationFaults(trimPublication(texts)));
  const found = faults.filter(([field]) => field !== 'slug' || texts.slug !== slug);
  return Object.fromEntries(found.map(([field, fault]) => [field, publicationFaultMessages[fault]]));
}

/** The sentence of the server at its field; none where it is about no field. */
export function faultsOfRefusal(refusal: object | undefined): PublicationFaults {
  if (refusal === undefined || !('field' in refusal) || !('message' in refusal)) return {};
  const field = fields[String(refusal.field)];
  return field === undefined ? {} : { [field]: String(refusal.message) };
}
