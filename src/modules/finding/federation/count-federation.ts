import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type FederationCounts = { readonly people: number; readonly stories: number };

const TEXT = `
  select count(*)::int as people, coalesce(sum(p.story_count), 0)::int as stories
  from federation_actor a join person p on p.id = a.person_id where a.closed_at is null and p.state = 'active'`;

/** How many take part, and how many stories they have: nothing of those who do not. */
export async function countFederation(database: Database<Tables>): Promise<FederationCounts> {
  const [counts] = await database.query<FederationCounts>('federation_counts', TEXT, []);
  return counts ?? { people: 0, stories: 0 };
}
