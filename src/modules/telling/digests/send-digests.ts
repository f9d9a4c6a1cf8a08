import { enqueueJob } from '#platform/jobs/jobs.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { findRecipients, type Recipient } from '#modules/telling/notifications/find-recipient.ts';
import { chooseDigest } from './choose-digest.ts';
import { composeDigest } from './compose-digest.ts';
import { LEAST_STORIES } from './digest.ts';
import { claimDigest, deleteOldDeliveries, noteDigestStories } from './digests.store.ts';
import { dueZones, isTimeZone } from './due-zones.ts';

const JOB = 'digests:send';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'digests:send': { readonly after?: string };
    'digests:sweep': unknown;
  }
}

/** Own judgement: what one job does before it hands on to the next. */
const BATCH = 200;
const DAY = 86_400_000;
const KEPT_DAYS = 60;
/** As long as a digest is due in a day: who signs up after 7 in the morning has their first one another day. */
const SETTLED_AFTER = 12 * 3_600_000;

const ZONES = `select distinct value #>> '{}' as zone from viewer_preference where name = 'TIME_ZONE'`;

// Who chose no zone, or one that there is not, reads by UTC; the frequency is WEEKLY until somebody chooses.
const DUE = `
  select p.id, d.day::text as day from person p
  join email_address e on e.person_id = p.id and e.is_verified
  left join viewer_preference z on z.person_id = p.id and z.name = 'TIME_ZONE'
  left join viewer_preference f on f.person_id = p.id and f.name = 'DIGEST_FREQUENCY'
  join unnest($1::text[], $2::date[], $3::boolean[]) d (zone, day, is_sunday)
    on d.zone = case when z.value #>> '{}' = any($4::text[]) then z.value #>> '{}' else 'UTC' end
  where p.state = 'active' and p.id > $5 and p.created_at <= $6
    and (coalesce(f.value #>> '{}', 'WEEKLY') = 'DAILY'
      or (d.is_sunday and coalesce(f.value #>> '{}', 'WEEKLY') = 'WEEKLY'))
    and not exists (select from digest_delivery x where x.person_id = p.id and x.day = d.day)
  order by p.id limit ${BATCH}`;
type Due = { readonly id: string; readonly day: string };

/**
 * Sends the digests that are due, a batch at a time (NEWS-3, rule 44): daily, or on Sundays, from 7 in the morning
 * where the reader is. A digest is taken and mailed in one transaction, so that nobody has it twice, whatever is
 * killed or runs beside.
 */
export async function sendDigests(context: CommandContext, after = ''): Promise<void> {
  mustBeProgram(context);
  const rows = await context.database.query<{ zone: string }>('digest_zones', ZONES, []);
  const known = [...new Set(['UTC', ...rows.map(({ zone }) => zone).filter(isTimeZone)])];
  const zones = dueZones(known, context.clock.now());
  if (zones.length === 0) return;
  const due = await context.database.query<Due>('digests_due', DUE, [
    zones.map(({ zone }) => zone),
    zones.map(({ day }) => day),
    zones.map(({ isSunday }) => isSunday),
    known,
    after,
    new Date(context.clock.now().getTime() - SETTLED_AFTER),
  ]);
  const recipients = new Map(
    (
      await findRecipients(
        context,
        due.map(({ id }) => id),
      )
    ).map((recipient) => [recipient.viewer.personId, recipient]),
  );
  for (const { id, day } of due) {
    const recipient = recipients.get(id);
    // One that fails holds up no other, and is tried again with the next run.
    if (recipient !== undefined) {
      await sendDigest(context, recipient, day).catch((error: unknown) => {
        context.log.error({ personId: id, error: String(error) }, 'a digest could not be sent');
      });
    }
  }
  const last = due.at(-1);
  if (due.length === BATCH && last !== undefined) await enqueueJob(context.database, JOB, { after: last.id });
}

async function sendDigest(context: CommandContext, { viewer, address }: Recipient, day: string): Promise<void> {
  if (address === null) return;
  const reader = commandReader({ ...context, viewer, isProgram: false });
  const stories = await chooseDigest(reader);
  const isEnough = stories.length >= LEAST_STORIES;
  const digest = isEnough ? await composeDigest(context, reader, stories) : undefined;
  const { personId } = viewer;
  const storyIds = digest === undefined ? [] : stories.map(({ story }) => story.id);
  await withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    if (!(await claimDigest(inside.database, { personId, day, storyCount: storyIds.length, now }))) return;
    if (digest === undefined) return;
    await noteDigestStories(inside.database, { personId, storyIds, now });
    await sendMail(inside, { to: address, rank: 'digest', ...digest });
  });
}

/** Forgets deliveries of long ago; run it once a day. */
export async function sweepDigests(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await deleteOldDeliveries(context.database, new Date(context.clock.now().getTime() - KEPT_DAYS * DAY));
}
