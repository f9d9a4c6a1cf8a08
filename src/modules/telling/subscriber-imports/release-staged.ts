import { subscriberImportLimits as limits } from '#shared/newsletters/subscriber-import-rules.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { releaseStaged } from '#modules/telling/subscribers/add-imported.ts';
import { LAST_ONE_DID_HARM } from './read-subscriber-imports.ts';
import { markReleased } from './subscriber-imports.store.ts';

const HOUR = 3_600_000;
/** Own judgement: several lists of one month are one list, so that nobody gets around the days by cutting theirs up. */
const DAYS_TOGETHER = 30;

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscriber-imports:release': unknown;
  }
}

const LATELY = `
  select count(*)::integer as count from subscriber s join subscriber_import i on i.id = s.import_id
  where i.newsletter_id = $1 and s.created_at > $2`;

/** Whoever came in by a short list joins at once; of a long one as many as a day lets in, and the others in turn. */
export async function releaseAfterImport(
  inside: CommandContext,
  { id, newsletterId }: { readonly id: string; readonly newsletterId: string },
): Promise<void> {
  const now = inside.clock.now();
  const since = new Date(now.getTime() - DAYS_TOGETHER * 24 * HOUR);
  const [lately] = await inside.database.query<{ count: number }>('imported_lately', LATELY, [newsletterId, since]);
  if ((lately?.count ?? 0) <= limits.stagedAbove) return await releaseStaged(inside, newsletterId, null);
  await releaseDaily(inside, { id, newsletterId }, now);
}

const WAITING = `
  select distinct on (s.newsletter_id) s.newsletter_id as "newsletterId", i.id from subscriber s
  join subscriber_import i on i.newsletter_id = s.newsletter_id and i.state in ('done', 'failed')
  where s.is_staged and s.state = 'active' order by s.newsletter_id, i.requested_at desc`;

/**
 * Lets 500 more of each long list join (rule 72): once a day, and not while the last story that went out stands stopped
 * because mailboxes turned it away, or readers called it spam.
 */
export async function releaseAllStaged(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  type Row = { readonly newsletterId: string; readonly id: string };
  for (const waiting of await context.database.query<Row>('imports_staged', WAITING, [])) {
    await withTransaction(context, (inside) => releaseDaily(inside, waiting, inside.clock.now()));
  }
}

// A little less than a day, so that a job which begins a minute early does not cost one.
const TURN = `
  select 1 from newsletter n where n.id = $1
    and not exists (select from subscriber_import i where i.newsletter_id = n.id and i.released_at > $2)
    and not ${LAST_ONE_DID_HARM}
  for no key update of n`;

async function releaseDaily(
  inside: CommandContext,
  { id, newsletterId }: { readonly id: string; readonly newsletterId: string },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - 23 * HOUR);
  if ((await inside.database.query('imports_turn', TURN, [newsletterId, since])).length === 0) return;
  await releaseStaged(inside, newsletterId, limits.joinADay);
  await markReleased(inside.database, id, now);
}
