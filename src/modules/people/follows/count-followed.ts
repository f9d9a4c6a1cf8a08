import type { ReadContext } from '#modules/ground/read-context.ts';

export type FollowedCounts = { readonly people: number; readonly publications: number; readonly topics: number };

const TEXT = `
  select
    (select count(*)::int from follow_person f join person p on p.id = f.person_id
      where f.follower_id = $1 and p.state = 'active') as people,
    (select count(*)::int from follow_publication f join publication p on p.id = f.publication_id
      where f.follower_id = $1 and p.state in ('active', 'archived')) as publications,
    (select count(*)::int from follow_tag f where f.follower_id = $1) as topics`;

/** How much a person follows, by kind: only what their lists show. */
export async function countFollowed({ database }: ReadContext, personId: string): Promise<FollowedCounts> {
  const [row] = await database.query<FollowedCounts>('followed_counts', TEXT, [personId]);
  return row ?? { people: 0, publications: 0, topics: 0 };
}
