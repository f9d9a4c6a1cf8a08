import type { ReadContext } from '#modules/ground/read-context.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import { readPublications } from '#modules/stories/publications/visible-publications.ts';

// One's own first, then those that one follows and that take stories of followers, then some that take everybody's.
const PLACES = `
  select p.id from (
    (select m.publication_id as id, 0 as place from publication_member m where m.person_id = $1 limit 50)
    union all
    (select f.publication_id, 1 from follow_publication f
      join publication_criteria c on c.publication_id = f.publication_id
      where f.follower_id = $1 and c.open_to in ('FOLLOWERS', 'EVERYONE') limit 50)
    union all
    (select c.publication_id, 2 from publication_criteria c
      where c.open_to = 'EVERYONE' and not c.is_paused order by c.updated_at desc limit 20)
  ) t join publication p on p.id = t.id and p.state = 'active'
  group by p.id, p.name order by min(t.place), lower(p.name), p.id limit 30`;

/** Publications that the viewer may submit to, and those of theirs that pause; others are found by searching. */
export async function readSubmissionPlaces(context: ReadContext): Promise<readonly Publication[]> {
  const { viewer, database } = context;
  if (viewer === null) throw new NotAllowed();
  const rows = await database.query<{ readonly id: string }>('submission_places', PLACES, [viewer.personId]);
  return readPublications(
    context,
    rows.map(({ id }) => id),
  );
}
