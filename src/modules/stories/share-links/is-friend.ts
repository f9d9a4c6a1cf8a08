import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TEXT = `
  select 1 as found from membership
  where person_id = $1 and status = 'ACTIVE' and plan in ('PREMIUM_MONTHLY', 'PREMIUM_YEARLY')
    and (paused_until is null or $2 < period_ends_at or $2 >= paused_until)`;

/** Whether somebody is a Friend now: as `isActive` of a membership has it, of a plan of that tier. */
export async function isFriend(
  { database, clock }: { readonly database: Database<Tables>; readonly clock: Clock },
  personId: string,
): Promise<boolean> {
  return (await database.query('share_link_is_friend', TEXT, [personId, clock.now()])).length > 0;
}
