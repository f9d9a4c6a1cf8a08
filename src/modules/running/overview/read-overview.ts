import { opensStaffPage } from '#shared/moderation/staff-pages.ts';
import { type OverviewKind, overviewPages } from '#shared/moderation/overview-pages.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

/** How much of one thing waits, and since when. */
export type OverviewEntry = {
  readonly kind: OverviewKind;
  readonly count: number;
  readonly since: Date | null;
  readonly isIll: boolean;
};

type Waiting = Omit<OverviewEntry, 'kind'>;

/** One row each: `count`, `since` and `"isIll"`, by what time it is. */
const STATEMENTS: Readonly<Record<OverviewKind, string>> = {
  REPORTS: `
    select count(*)::int as count, min(created_at) as since, coalesce(min(created_at) < $1::timestamptz - interval '3 days', false) as "isIll"
    from report_case where state = 'open'`,
  APPEALS: `
    select count(*)::int as count, min(created_at) as since, coalesce(min(due_at) < $1::timestamptz, false) as "isIll"
    from appeal where state = 'open'`,
  BOOSTS: `
    select count(*)::int as count, min(c.opened_at) as since, $1::timestamptz is null as "isIll"
    from boost_case c join story s on s.id = c.story_id and s.is_listed where c.state = 'pending'`,
  AUTHORS: `
    select count(*)::int as count, min(applied_at) as since,
      coalesce(min(applied_at) < $1::timestamptz - interval '14 days', false) as "isIll"
    from author_verification where state = 'pending'`,
  PAYOUT_REVIEWS: `
    select count(*)::int as count, min(created_at) as since, coalesce(min(due_at) < $1::timestamptz, false) as "isIll"
    from payout_review where status = 'PENDING'`,
  PAYOUTS: `
    select count(*)::int as count, min(created_at) as since, count(*) > 0 and $1::timestamptz is not null as "isIll"
    from payout where state in ('INTERNAL_FAILED', 'PROVIDER_FAILED', 'REVERSED')`,
  ERRORS: `
    select count(*)::int as count, min(first_seen_at) as since,
      count(*) filter (where last_seen_at > $1::timestamptz - interval '1 day') > 0 as "isIll"
    from error_group where state = 'open'`,
  JOBS: `
    select count(*)::int as count, min(created_at) as since, count(*) > 0 and $1::timestamptz is not null as "isIll"
    from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null`,
  // The last one counts: a good one after a bad one mends it.
  BACKUP: `
    select count(*)::int as count, min(started_at) as since, count(*) > 0 and $1::timestamptz is not null as "isIll"
    from backup_run where outcome = 'FAILED'
      and started_at > coalesce((select max(started_at) from backup_run where outcome <> 'FAILED'), '-infinity')`,
};

type Asker = Pick<CommandContext, 'clock' | 'database' | 'viewer'>;

/** What waits for somebody, of the pages that their roles open (rule 161), what is ill first; null for who has none. */
export async function readOverview({ database, viewer, clock }: Asker): Promise<readonly OverviewEntry[] | null> {
  const roles = viewer === null ? [] : [...viewer.roles];
  if (!opensStaffPage(roles, 'overview')) return null;
  const now = clock.now();
  const kinds = overviewPages.filter(({ page }) => opensStaffPage(roles, page)).map(({ kind }) => kind);
  const entries = await Promise.all(
    kinds.map(async (kind) => {
      const [row] = await database.query<Waiting>(`overview_${kind.toLowerCase()}`, STATEMENTS[kind], [now]);
      return { kind, count: 0, since: null, isIll: false, ...row };
    }),
  );
  return entries.toSorted((one, other) => Number(other.isIll) - Number(one.isIll));
}
