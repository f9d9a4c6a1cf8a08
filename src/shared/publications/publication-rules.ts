import { isReservedUsername } from '../identity/reserved-usernames.ts';
import { isReservedSegment } from '../routes/reserved-segments.ts';
import { MOST_TOPIC_LENGTH, MOST_TOPICS } from '../story/publishing-limits.ts';
import { slugify, slugifyAnyScript } from '../text/slugify.ts';

/** Rules 52 and 53. */
export const publicationLimits = {
  mostOwned: 7,
  hoursBeforeFirst: 24,
  leastName: 3,
  mostName: 80,
  leastSlug: 3,
  mostSlug: 60,
  /** Own judgement: each old address stays taken, so nobody collects them. */
  mostMoves: 5,
  movesWithinDays: 30,
  mostTagline: 100,
  mostDescription: 280,
  leastAvatarSide: 60,
} as const;

export type PublicationTexts = {
  readonly name: string;
  readonly slug: string;
  readonly tagline: string;
  readonly description: string;
  readonly topics: readonly string[];
};

export type PublicationField = keyof PublicationTexts | 'avatar';
export type SlugFault = 'slugTooShort' | 'slugTooLong' | 'slugInvalid' | 'slugReserved';
export type PublicationFault =
  | SlugFault
  | 'nameTooShort'
  | 'nameTooLong'
  | 'taglineTooLong'
  | 'descriptionTooLong'
  | 'topicsTooMany'
  | 'topicInvalid';

/** Texts as they are kept: without outer spaces, the slug in the one form in which it is compared. */
export function trimPublication(texts: PublicationTexts): PublicationTexts {
  const { name, tagline, description, topics } = texts;
  return {
    name: name.replaceAll(/\s+/gu, ' ').trim(),
    slug: foldPublicationSlug(texts.slug),
    tagline: tagline.replaceAll(/\s+/gu, ' ').trim(),
    description: description.trim(),
    topics: topics.map((topic) => topic.trim()),
  };
}

export function foldPublicationSlug(text: string): string {
  return text.trim().replace(/^\//, '').toLowerCase();
}

/** The address that a name suggests; empty for a name in another script than Latin, or where pages have that address. */
export function proposePublicationSlug(name: string): string {
  const slug = slugify(name, publicationLimits.mostSlug);
  return findSlugFault(slug) === undefined ? slug : '';
}

/** What is wrong with a folded slug (rule 53); whether it is free only the server knows. */
export function findSlugFault(slug: string): SlugFault | undefined {
  if (slug.length > publicationLimits.mostSlug) return 'slugTooLong';
  if (slug !== '' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return 'slugInvalid';
  if (slug.length < publicationLimits.leastSlug) return 'slugTooShort';
  // Twelve hex digits are the id of a story: the address would be read as one.
  if (/(?:^|-)[0-9a-f]{12}$/.test(slug)) return 'slugInvalid';
  return isReservedSegment(slug) || isReservedUsername(slug) ? 'slugReserved' : undefined;
}

/** What is wrong with trimmed texts, by their field; empty where nothing is. */
export function findPublicationFaults(
  texts: PublicationTexts,
): Partial<Readonly<Record<keyof PublicationTexts, PublicationFault>>> {
  const found = {
    name: nameFault(texts.name),
    slug: findSlugFault(texts.slug),
    tagline: lengthOf(texts.tagline) > publicationLimits.mostTagline ? ('taglineTooLong' as const) : undefined,
    description:
      lengthOf(texts.description) > publicationLimits.mostDescription ? ('descriptionTooLong' as const) : undefined,
    topics: topicsFault(texts.topics),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

function nameFault(name: string): PublicationFault | undefined {
  if (lengthOf(name) < publicationLimits.leastName) return 'nameTooShort';
  return lengthOf(name) > publicationLimits.mostName ? 'nameTooLong' : undefined;
}

function topicsFault(topics: readonly string[]): PublicationFault | undefined {
  if (topics.length > MOST_TOPICS) return 'topicsTooMany';
  const slugs = topics.map((topic) => slugifyAnyScript(topic, topic.length + 1));
  return slugs.some((slug) => slug === '' || lengthOf(slug) > MOST_TOPIC_LENGTH) ? 'topicInvalid' : undefined;
}

/** Characters as a person counts them. */
const lengthOf = (text: string): number => [...text].length;
