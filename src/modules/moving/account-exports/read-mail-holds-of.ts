import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

const MINE = `
  select m.kind, m.status, m.since, m.until from email_address e join mail_suppression m on m.address = e.address
  where e.person_id = $1 and e.is_verified
  union all
  select 'returned', '', b.happened_at, null from email_address e join mail_setback b on b.address = e.address
  where e.person_id = $1 and e.is_verified
  order by since, kind`;

/** What came back of mail to somebody, and why mail to them is on hold. */
export async function readMailHoldsOf({ database }: CommandContext, personId: string): Promise<ArchiveEntry> {
  return jsonEntry('mail-holds.json', await database.query('archive_mail_holds', MINE, [personId]));
}
