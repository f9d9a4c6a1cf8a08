import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { GainKind } from './gains.tables.ts';

export type Gain = {
  readonly kind: GainKind;
  readonly owner: { readonly kind: 'person' | 'publication' | 'newsletter' | 'site'; readonly id: string };
  readonly personId: string;
  readonly at: Date;
};

/** A visit is told of a moment after it began, and by the clock of the server it begins then. */
const SLACK = `interval '30 seconds'`;
/** Rule 188. */
const LAST_TOUCH = `interval '24 hours'`;

/** Which stories count: those of whoever is followed, as they stood when they were read. */
const owners = {
  person: '$3 = any(s.author_ids)',
  publication: 'v.publication_id = $3',
  newsletter: `exists (
    select from newsletter n where n.id = $3
      and (n.person_id = any(s.author_ids) or n.publication_id = v.publication_id))`,
  site: `$3::text = ''`,
} as const;

/** Writes down the story that won somebody, which is the last one they read; nothing where they read none. */
export async function insertGain(database: Database<Tables>, { kind, owner, personId, at }: Gain): Promise<void> {
  const text = `
    insert into story_gain (story_id, publication_id, kind, target_id, person_id, gained_at)
    select v.story_id, v.publication_id, $2, $3, $1, $4 from story_visit v join story s on s.id = v.story_id
    where v.person_id = $1 and v.last_seen_at > $4::timestamptz - ${LAST_TOUCH}
      and v.started_at <= $4::timestamptz + ${SLACK} and ${owners[owner.kind]}
    order by least(v.last_seen_at, $4) desc, v.started_at desc limit 1
    on conflict (person_id, kind, target_id) do nothing`;
  await database.query(`story_gain_insert_${owner.kind}`, text, [personId, kind, owner.id, at]);
}
