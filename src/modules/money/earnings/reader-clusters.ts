import type { SettledMonth } from '#shared/earnings/settle-month.ts';
import { CLUSTER_PERCENT } from '#shared/payouts/review-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { memberKeyOf } from './gather-reads.ts';
import { openMembersSettling } from './settle-period.ts';

/** Cards that several accounts pay by, in the last thirteen months: a yearly fee counts for twelve. */
const SHARED = `
  select array_agg(distinct person_id) as "personIds" from charge
  where person_id is not null and method ->> 'fingerprint' is not null and charged_at > $1::timestamptz - interval '13 months'
  group by method ->> 'fingerprint' having count(distinct person_id) > 1`;

export type ClusterPart = { readonly ownerId: string; readonly currency: string; readonly percent: number };

/**
 * Of each writer whose earnings of a month came by more than a rule's percent from one group of accounts with the same
 * card, how much of them did (rule 118). What such a group gives is settled by itself, as if nobody else had read.
 */
export async function readClusterParts(
  context: CommandContext,
  period: string,
  settled: SettledMonth,
): Promise<readonly ClusterPart[]> {
  const largest = new Map<string, ClusterPart>();
  const sums = new Map(
    settled.statements.map(({ personId, currency, micros }) => [nameOf(personId, currency), micros]),
  );
  const clusters = await readClusters(context);
  if (clusters.length === 0) return [];
  const settleMembers = await openMembersSettling(context.database, period);
  for (const memberKeys of clusters) {
    const { statements } = await settleMembers(memberKeys);
    for (const { personId, currency, micros } of statements) {
      const name = nameOf(personId, currency);
      const percent = Math.min(100, Math.floor((micros * 100) / (sums.get(name) ?? micros)));
      if (micros <= 0 || percent <= CLUSTER_PERCENT) continue;
      if (percent > (largest.get(name)?.percent ?? 0)) largest.set(name, { ownerId: personId, currency, percent });
    }
  }
  return [...largest.values()];
}

const nameOf = (ownerId: string, currency: string): string => `${ownerId} ${currency}`;

/** Groups of members, by what they are called in frozen months: whoever shares a card with one shares the group. */
async function readClusters(context: CommandContext): Promise<readonly (readonly string[])[]> {
  const rows = await context.database.query<{ personIds: readonly string[] }>('earning_shared_cards', SHARED, [
    context.clock.now(),
  ]);
  const groupOf = new Map<string, Set<string>>();
  for (const { personIds } of rows) {
    const joined = new Set(personIds.flatMap((id) => [id, ...(groupOf.get(id) ?? [])]));
    for (const id of joined) groupOf.set(id, joined);
  }
  const keyOf = memberKeyOf(context);
  return [...new Set(groupOf.values())].map((group) => [...group].map(keyOf));
}
