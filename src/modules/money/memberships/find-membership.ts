import type { Selectable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { loaderByKey } from '#modules/ground/loaders.ts';
import type { Membership } from './membership.ts';
import { membershipOfRow } from './memberships.store.ts';

const TEXT = `
  select id, person_id, status, plan, provider, customer, method, currency, regular_amount, started_at, anchor_at,
    period_starts_at, period_ends_at, paid_amount, is_trial, cancelled_at, cancellation_reason, last_offer_at,
    first_failed_at, failed_charges, next_charge_at, discount, credit, paused_until, scheduled_plan, member_since,
    friend_since, ended_at
  from membership where person_id = any($1)`;

/** The memberships of people, those that ended too; in any order, and without those who never had one. */
async function loadMemberships(
  database: Database<Tables>,
  personIds: readonly string[],
): Promise<readonly Membership[]> {
  const rows = await database.query<Selectable<Tables['membership']>>('membership_load', TEXT, [personIds]);
  return rows.map(membershipOfRow);
}

/** The membership of a person, that ended too, or null. */
export async function findMembership(database: Database<Tables>, personId: string): Promise<Membership | null> {
  return (await loadMemberships(database, [personId]))[0] ?? null;
}

/** By the id of the person; those that ended too. */
export const membershipLoader = loaderByKey(loadMemberships, ({ personId }) => personId);
