import { decisionDue } from '#shared/authors/author-rules.ts';
import { type OverviewKind, overviewPages } from '#shared/moderation/overview-pages.ts';
import { opensStaffPage } from '#shared/moderation/staff-pages.ts';
import { oldestDecided } from '#shared/nominations/nomination-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readStuckMail } from '#modules/ground/mails/stuck-mail.ts';
import { readSuspectDomains } from '#modules/running/waves/suspect-domains.ts';
import { isDiskLow } from '#modules/running/checks/check-disk.ts';

/** What does not work stands before what is late, and that before what only waits. */
const STANDINGS = ['BROKEN', 'LATE', 'WAITING'] as const;

/** How much of one thing waits, and since when. */
export type OverviewEntry = {
  readonly kind: OverviewKind;
  readonly count: number;
  readonly since: Date | null;
  readonly standing: (typeof STANDINGS)[number];
};

type Row = { readonly count: number; readonly since: Date | null; readonly due?: Date | null };

type Asker = Pick<CommandContext, 'clock' | 'config' | 'database' | 'viewer'>;

type Source = {
  /** Answers with one row: `count`, `since`, and `due` where each has a date of its own. */
  readonly text?: string;
  /** What no statement tells. */
  readonly look?: (context: Asker) => Promise<Row>;
  readonly values?: (now: Date) => readonly unknown[];
  /** Until when the first of them should be decided. */
  readonly dueOf?: (since: Date) => Date;
  /** It waits for nobody: it does not work. */
  readonly isBroken?: boolean;
};

/** Own judgement: nobody should wait for longer who reported something. */
const REPORT_DAYS = 3;

/** Each counts what its list shows. */
const SOURCES: Readonly<Record<OverviewKind, Source>> = {
  REPORTS: {
    text: `select count(*)::int as count, min(created_at) as since from report_case where state = 'open'`,
    dueOf: (since) => new Date(since.getTime() + REPORT_DAYS * 86_400_000),
  },
  WAVES: {
    look: async (context) => {
      const suspects = await readSuspectDomains(context);
      const [since = null] = suspects.map((one) => one.since).toSorted((one, other) => Number(one) - Number(other));
      return { count: suspects.reduce((sum, { count }) => sum + count, 0), since };
    },
  },
  APPEALS: {
    text: `
      select count(*)::int as count, min(created_at) as since, min(due_at) as due from appeal where state = 'open'`,
  },
  LEGAL_NOTICES: {
    text: `select count(*)::int as count, min(created_at) as since from legal_notice where state = 'open'`,
    dueOf: (since) => new Date(since.getTime() + REPORT_DAYS * 86_400_000),
  },
  BOOSTS: {
    text: `
      select count(*)::int as count, min(c.opened_at) as since from boost_case c
      join story s on s.id = c.story_id and s.is_listed and s.first_published_at >= $1
      where c.state = 'pending'`,
    values: (now) => [oldestDecided(now)],
  },
  AUTHORS: {
    text: `
      select count(*)::int as count, min(v.applied_at) as since from author_verification v
      join person p on p.id = v.person_id and p.state = 'active' where v.state = 'pending'`,
    dueOf: decisionDue,
  },
  PAYOUT_REVIEWS: {
    text: `
      select count(*)::int as count, min(created_at) as since, min(due_at) as due from payout_review
      where status = 'PENDING'`,
  },
  PAYOUTS: {
    text: `
      select count(*)::int as count, min(created_at) as since from payout
      where state in ('INTERNAL_FAILED', 'PROVIDER_FAILED', 'REVERSED')
        or (state = 'PROCESSING' and reason = 'unanswered')`,
    isBroken: true,
  },
  MAIL: { look: ({ database }) => readStuckMail(database), isBroken: true },
  DISK: {
    look: async ({ config }) => ({ count: (await isDiskLow(config.dataFolder)) ? 1 : 0, since: null }),
    isBroken: true,
  },
  ERRORS: {
    text: `select count(*)::int as count, min(first_seen_at) as since from error_group where state = 'open'`,
    isBroken: true,
  },
  JOBS: {
    text: `
      select count(*)::int as count, min(created_at) as since from graphile_worker._private_jobs
      where attempts >= max_attempts and locked_at is null`,
    isBroken: true,
  },
  // A good one after a bad one mends it.
  BACKUP: {
    text: `
      select count(*)::int as count, min(started_at) as since from backup_run where outcome = 'FAILED'
        and started_at > coalesce((select max(started_at) from backup_run where outcome <> 'FAILED'), '-infinity')`,
    isBroken: true,
  },
};

/** What waits for somebody, of the pages that their roles open (rule 161), the worst first; null for who has none. */
export async function readOverview(context: Asker): Promise<readonly OverviewEntry[] | null> {
  const { viewer, clock } = context;
  const roles = viewer === null ? [] : [...viewer.roles];
  if (!opensStaffPage(roles, 'overview')) return null;
  const now = clock.now();
  const kinds = overviewPages.filter(({ page }) => opensStaffPage(roles, page)).map(({ kind }) => kind);
  const entries = await Promise.all(
    kinds.map(async (kind) => entryOf(kind, (await readRow(context, kind, now)) ?? { count: 0, since: null }, now)),
  );
  const place = ({ standing }: OverviewEntry) => STANDINGS.indexOf(standing);
  return entries.toSorted((one, other) => place(one) - place(other));
}

async function readRow(context: Asker, kind: OverviewKind, now: Date): Promise<Row | undefined> {
  const { text, values, look } = SOURCES[kind];
  if (text === undefined) return await look?.(context);
  const [row] = await context.database.query<Row>(`overview_${kind.toLowerCase()}`, text, values?.(now) ?? []);
  return row;
}

function entryOf(kind: OverviewKind, { count, since, due: ownDue }: Row, now: Date): OverviewEntry {
  const { dueOf, isBroken = false } = SOURCES[kind];
  if (isBroken && count > 0) return { kind, count, since, standing: 'BROKEN' };
  const due = ownDue ?? (since === null ? undefined : dueOf?.(since));
  return { kind, count, since, standing: due && due < now ? 'LATE' : 'WAITING' };
}
