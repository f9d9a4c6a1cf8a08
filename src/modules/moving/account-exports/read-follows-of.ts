import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

const NAMED = {
  people: `select p.id, p.username, p.name, f.created_at as "followedAt", f.viewed_at as "lastLookedAt"
    from follow_person f join person p on p.id = f.person_id where f.follower_id = $1 order by f.created_at, p.id`,
  publications: `select p.id, p.slug, p.name, f.created_at as "followedAt", f.viewed_at as "lastLookedAt"
    from follow_publication f join publication p on p.id = f.publication_id
    where f.follower_id = $1 order by f.created_at, p.id`,
  topics: `select t.slug, t.title, f.created_at as "followedAt"
    from follow_tag f join tag t on t.id = f.tag_id where f.follower_id = $1 order by f.created_at, t.id`,
  followers: `select p.id, p.username, p.name, f.created_at as "followedAt"
    from follow_person f join person p on p.id = f.follower_id where f.person_id = $1 order by f.created_at, p.id`,
} as const;

/** Whom and what a person follows, and who follows them. */
export async function readFollowsOf({ database }: CommandContext, personId: string): Promise<ArchiveEntry> {
  const follows: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(NAMED)) {
    follows[name] = await database.query(`archive_follows_${name}`, text, [personId]);
  }
  return jsonEntry('follows.json', follows);
}
