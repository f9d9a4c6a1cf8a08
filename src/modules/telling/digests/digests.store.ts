import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const CLAIM = `
  insert into digest_delivery (person_id, day, story_count, sent_at) values ($1, $2, $3, $4)
  on conflict do nothing returning person_id`;

/** Takes the digest of a day of somebody; false where it is taken: so it goes out once, whoever runs. */
export async function claimDigest(
  database: Database<Tables>,
  digest: { readonly personId: string; readonly day: string; readonly storyCount: number; readonly now: Date },
): Promise<boolean> {
  const { personId, day, storyCount, now } = digest;
  return (await database.query('digest_claim', CLAIM, [personId, day, storyCount, now])).length > 0;
}

const NOTE = `
  insert into digest_story (person_id, story_id, sent_at) select $1, unnest($2::text[]), $3 on conflict do nothing`;

/** Notes which stories somebody was sent. */
export async function noteDigestStories(
  database: Database<Tables>,
  sent: { readonly personId: string; readonly storyIds: readonly string[]; readonly now: Date },
): Promise<void> {
  await database.query('digest_note_stories', NOTE, [sent.personId, sent.storyIds, sent.now]);
}

/** Forgets days that nobody asks about any more; which stories were sent stays as long as they could be chosen. */
export async function deleteOldDeliveries({ kysely }: Database<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('digest_delivery').where('sent_at', '<', before).execute();
}
