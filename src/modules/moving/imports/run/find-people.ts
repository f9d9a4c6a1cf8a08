import { importPerson } from '#modules/people/people/import-person.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import type { ImportedPerson, ImportedPublication, ImportedStory } from '../imported-story.ts';
import type { FindImages } from './find-images.ts';
import type { RunState } from './run-state.ts';

export type FindPeople = {
  readonly publicationId: (story: ImportedStory) => Promise<string | undefined>;
  /** At least one: where a story names nobody, the person of the run or the publication itself stands for it. */
  readonly authorIds: (story: ImportedStory) => Promise<readonly string[]>;
  readonly personId: (sourceKey: string, person: ImportedPerson) => Promise<string>;
  readonly peopleCount: () => number;
  readonly publicationCount: () => number;
};

export type PeopleOptions = {
  /** Slug of an existing publication that all stories go into. */
  readonly publication?: string;
  /** Person to whom stories without an author belong. */
  readonly personId?: string;
};

/** Brings in the people and publications of a run, each once. */
export function createPeopleFinder(state: RunState, images: FindImages, options: PeopleOptions): FindPeople {
  const people = new Map<string, Promise<string>>();
  const publications = new Map<string, Promise<string>>();

  function personId(sourceKey: string, person: ImportedPerson): Promise<string> {
    const known = people.get(person.key) ?? bringPerson(state, images, sourceKey, person);
    people.set(person.key, known);
    return known;
  }

  return {
    personId,
    peopleCount: () => people.size,
    publicationCount: () => publications.size,
    async publicationId(story) {
      const publication = story.publication;
      const slug = options.publication ?? publication?.slug;
      if (slug === undefined) return undefined;
      const known =
        publications.get(slug) ??
        bringPublication(state, images, { ...publication, slug, name: publication?.name ?? slug }, options);
      publications.set(slug, known);
      return known;
    },
    async authorIds(story) {
      const ids: string[] = [];
      for (const author of story.authors) ids.push(await personId(story.sourceKey, author));
      if (ids.length > 0) return [...new Set(ids)];
      if (options.personId !== undefined) return [options.personId];
      return [await personId(story.sourceKey, itselfAsPerson(story))];
    },
  };
}

function itselfAsPerson(story: ImportedStory): ImportedPerson {
  const { publication } = story;
  if (publication === undefined) return { key: 'source', name: story.sourceKey };
  return {
    key: `publication:${publication.slug}`,
    name: publication.name,
    ...(publication.tagline !== undefined && { bio: publication.tagline }),
    ...(publication.websiteUrl !== undefined && { websiteUrl: publication.websiteUrl }),
  };
}

async function bringPerson(
  state: RunState,
  images: FindImages,
  sourceKey: string,
  person: ImportedPerson,
): Promise<string> {
  const image = person.image === undefined ? undefined : await images.find(person.image, 'authors');
  const { id } = await importPerson(state.context, {
    sourceKey,
    key: person.key,
    name: person.name,
    bio: person.bio ?? '',
    ...(image !== undefined && { imageId: image.id }),
    ...(person.websiteUrl !== undefined && { websiteUrl: person.websiteUrl }),
  });
  return id;
}

async function bringPublication(
  state: RunState,
  images: FindImages,
  publication: ImportedPublication,
  options: PeopleOptions,
): Promise<string> {
  const image = publication.image === undefined ? undefined : await images.find(publication.image, '');
  const { id } = await importPublication(state.context, {
    slug: publication.slug,
    name: publication.name,
    tagline: publication.tagline ?? '',
    description: publication.description ?? '',
    ...(image !== undefined && { avatarImageId: image.id }),
    ...(options.personId !== undefined && { ownerPersonId: options.personId }),
  });
  return id;
}
