import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

const MINE = `
  select s.newsletter_id as "newsletterId", n.name as newsletter, s.state, s.end_reason as "endReason", s.source,
    s.consent_text as "agreedTo", s.joined_elsewhere_at as "joinedElsewhereAt", s.created_at as since, s.confirmed_at as "confirmedAt", s.ended_at as "endedAt"
  from email_address e join subscriber s on s.address = e.address join newsletter n on n.id = s.newsletter_id
  where e.person_id = $1 and e.is_verified order by s.created_at, s.id`;

/** Newsletters that come to somebody by their address, which they or a writer gave before there was an account. */
export async function readMailByAddressOf({ database }: CommandContext, personId: string): Promise<ArchiveEntry> {
  return jsonEntry('subscriptions-by-address.json', await database.query('archive_mail_by_address', MINE, [personId]));
}
