import { imageUrl } from '#shared/images/image-url.ts';
import { apiMessages as messages } from '#shared/messages/api.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { loadPeople } from '#modules/people/people/load-people.ts';
import { loadPublications } from '#modules/stories/publications/load-publications.ts';
import { readStaff } from '#modules/stories/publications/read-staff.ts';
import { readContext } from '../read-context.ts';
import type { ApiAsker } from './api-asker.ts';
import { noSuchThing } from './api-failure.ts';
import { tokenNeeded } from './bearer.ts';

/** A square, as big as programs show people. */
const AVATAR = { strategy: 'crop', width: 400, height: 400 } as const;

export async function readMe({ site, viewer }: ApiAsker) {
  const [person] = await loadPeople(site.database, [viewer.personId]);
  if (person === undefined) return { status: 401, message: tokenNeeded.message, code: tokenNeeded.code } as const;
  const { id, username, name, imageId } = person;
  const avatar = imageId === null ? null : site.url + imageUrl(imageId, AVATAR);
  const url = site.url + buildPath('ShowUserProfile', { username });
  return { data: { id, username, name, url, imageUrl: avatar } };
}

const FOLLOWED = `
  select f.publication_id as id from follow_publication f where f.follower_id = $1
  order by f.created_at desc, f.publication_id limit 200`;

/** First publications where the person has a role, then those they follow. */
export async function readPublications({ site, viewer }: ApiAsker, personId: string) {
  if (personId !== viewer.personId) return { status: 403, message: messages.notYou, code: 6003 } as const;
  const followed = await site.database.query<{ id: string }>('api_followed', FOLLOWED, [personId]);
  const ids = [...new Set([...viewer.staffRoles.keys(), ...followed.map(({ id }) => id)])];
  const found = new Map(
    (await loadPublications(site.database, ids)).map((publication) => [publication.id, publication]),
  );
  const data = ids.flatMap((id) => {
    const publication = found.get(id);
    if (publication === undefined || publication.state === 'suspended') return [];
    const { slug, name, description, tagline, avatarImageId } = publication;
    const picture = avatarImageId === null ? null : site.url + imageUrl(avatarImageId, AVATAR);
    const url = site.url + buildPath('ShowCollection', { collectionSlug: slug });
    return [{ id, name, description: description || tagline, url, imageUrl: picture }];
  });
  return { data };
}

export async function readContributors({ site }: ApiAsker, publicationId: string) {
  const [publication] = await loadPublications(site.database, [publicationId]);
  if (publication === undefined || publication.state === 'suspended') return noSuchThing;
  const staff = await readStaff(readContext(site), publicationId);
  // The peer knew two roles: an owner edits.
  const data = staff.map(({ person, role }) => ({
    publicationId,
    userId: person.id,
    role: role === 'writer' ? 'writer' : 'editor',
  }));
  return { data };
}
