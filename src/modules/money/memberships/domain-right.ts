import type { CommandContext } from '#modules/ground/command-context.ts';
import type { DomainClaim } from '#modules/ground/domains/domain-claim.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { tierAt } from './membership.ts';
import { markColumns, type MarkRow } from './membership-mark.ts';

const MEMBERSHIP = `
  select ${columnList('t', markColumns)} from membership t
  where t.person_id = coalesce($1, (
    select m.person_id from publication_member m where m.publication_id = $2 and m.role = 'owner'))`;

/** Whether the owner of a domain may have one: everybody, or where the site says so members, and whose publication is one's. */
export async function isEntitledToDomain(
  { database, clock }: CommandContext,
  { personId, publicationId }: Pick<DomainClaim, 'personId' | 'publicationId'>,
): Promise<boolean> {
  if ((await readSettings(database))['domains.membersOnly'] !== 'true') return true;
  const [row] = await database.query<MarkRow>('membership_of_domain', MEMBERSHIP, [personId, publicationId]);
  return tierAt(row ?? null, clock.now()) !== 'FREE';
}
