import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

// Never who it was, and nothing that its person was not told of yet.
const MINE = `
  select i.reason, i.created_at as "askedAt", i.begun_at as "begunAt", i.expires_at as "endsAt", i.ended_at as "endedAt",
    i.told_at as "toldAt"
  from impersonation i where i.person_id = $1 and i.told_at is not null order by i.created_at, i.id`;

/** When staff looked at the site as somebody, and why (rule 248). */
export async function readImpersonationsOf({ database }: CommandContext, personId: string): Promise<ArchiveEntry> {
  return jsonEntry('staff-looks.json', await database.query('archive_impersonations', MINE, [personId]));
}
