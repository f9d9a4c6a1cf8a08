import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { readPublications } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** Own judgement: what one sees without scrolling. */
const MOST = 8;
const MOST_LETTERS = 64;
/** After every text that begins with what stands before it. */
const HIGHEST_LETTER = '\u{10FFFF}';

type Found = { readonly id: string };

// Ranges of the indexes on names; people who were blocked are left out afterwards, so more than enough are read.
const PEOPLE = `
  select t.id from person t
  where lower(t.username) >= $1 and lower(t.username) < $2 and starts_with(lower(t.username), $1) and t.state = 'active'
  order by lower(t.username) limit 32`;
const FOLLOWED = `
  select t.id from follow_person f join person t on t.id = f.person_id
  where f.follower_id = $2 and t.state = 'active' and strpos(lower(t.name), $1) > 0
  order by t.name limit 32`;
const PUBLICATIONS = `
  select t.id from publication t
  where t.slug >= $1 and t.slug < $2 and starts_with(t.slug, $1) and t.state <> 'suspended'
  order by t.slug limit 8`;

/** Whom a writer may mean: people whom the viewer follows first, then names, then publications; at most 8. */
export async function readMentionable(context: ReadContext, typed: string): Promise<readonly (Person | Publication)[]> {
  const { database, viewer } = context;
  const prefix = typed.trim().toLowerCase();
  if (viewer === null || prefix === '' || prefix.length > MOST_LETTERS) return [];
  const range = [prefix, prefix + HIGHEST_LETTER];
  const [followed, people, publications] = await Promise.all([
    database.query<Found>('mention_followed', FOLLOWED, [prefix, viewer.personId]),
    database.query<Found>('mention_people', PEOPLE, range),
    database.query<Found>('mention_publications', PUBLICATIONS, range),
  ]);
  const ids = [...new Set([...followed, ...people].map(({ id }) => id))];
  const found: readonly (Person | Publication)[] = [
    ...(await readPeople(
      context,
      ids.filter((id) => !isKeptApart(viewer, id)),
    )),
    ...(await readPublications(
      context,
      publications.map(({ id }) => id),
    )),
  ];
  return found.slice(0, MOST);
}
