import { isInQuarantine } from '#platform/quarantine/quarantine.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { isOfStaff } from '#modules/ground/roles/roles.policy.ts';
import { type Quarantine, readQuarantine } from '#modules/ground/settings/site-quarantine.ts';

export type SiteQuarantine = Quarantine;

/** What a restored copy would do at once if it were woken now. */
export type HeldBack = {
  readonly mails: number;
  readonly newsletterMails: number;
  readonly payouts: number;
  readonly renewals: number;
  /** Those whose time has come. */
  readonly scheduledStories: number;
  readonly otherJobs: number;
};

const HELD = `
  with jobs as (
    select count(*) filter (where t.identifier = 'mail:send') as mails,
      count(*) filter (where t.identifier <> 'mail:send') as others
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  )
  select jobs.mails, jobs.others as "otherJobs",
    (select count(*) from issue_delivery d join issue i on i.id = d.issue_id
      where d.state in ('queued', 'sending', 'deferred', 'unknown') and i.state in ('waiting', 'sending')
        and i.send_at <= $1) as "newsletterMails",
    (select count(*) from payout where state in ('PENDING', 'PROCESSING') and due_at <= $1) as payouts,
    (select count(*) from membership where ended_at is null and next_charge_at <= $1) as renewals,
    (select count(*) from story where scheduled_at <= $1 and state = 'draft') as "scheduledStories"
  from jobs`;

export async function readHeld({ database, clock }: CommandContext): Promise<HeldBack> {
  const [held] = await database.query<HeldBack>('read_held', HELD, [clock.now()]);
  return held ?? { mails: 0, newsletterMails: 0, payouts: 0, renewals: 0, scheduledStories: 0, otherJobs: 0 };
}

/** Null for whoever does not work for the site, and for a site that is no copy: every page asks, and costs no statement. */
export async function readQuarantineOfStaff(context: CommandContext): Promise<SiteQuarantine | null> {
  return isInQuarantine() && isOfStaff(context) ? await readQuarantine(context.database) : null;
}
