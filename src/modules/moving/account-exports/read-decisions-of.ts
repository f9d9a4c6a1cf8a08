import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

// Never who decided, nor what case of reports it came from.
const MINE = `
  select d.target_kind as about, d.title, d.measure, d.countries, d.rule, d.legal_reference as "legalReference",
    d.facts, d.excerpt, d.detected_by as "detectedBy", d.is_provisional as "isUnderReview",
    d.created_at as "createdAt", d.ends_at as "endsAt", d.ended_at as "endedAt", d.end_kind as "endedHow",
    d.end_reason as "endReason"
  from decision_person p join decision d on d.id = p.decision_id
  where p.person_id = $1 order by d.created_at, d.id`;

/** What staff decided about somebody and what they made, with the ground. */
export async function readDecisionsOf({ database }: CommandContext, personId: string): Promise<ArchiveEntry> {
  return jsonEntry('decisions.json', await database.query('archive_decisions', MINE, [personId]));
}
