import { adminAuditMessages as messages } from '#shared/messages/admin-audit.ts';
import { auditDeed, auditKind, auditName, auditValue } from '#shared/moderation/audit-words.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canReadAudit } from '#modules/ground/roles/roles.policy.ts';
import { AUDIT_ENTRIES, type AuditEntry } from '#modules/running/moderation/read-audit.ts';
import { changesOf } from './changes-of.ts';

/** Which entries: each empty text lets all of them pass, and days are those of UTC, the last one included. */
export type AuditFilter = {
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly from: string;
  readonly until: string;
};

export type AuditLog = { readonly entries: readonly AuditEntry[]; readonly olderThan: string | null };

type Asker = Pick<CommandContext, 'database' | 'viewer' | 'isProgram'>;

const PAGE = 50;
const FILE_PART = 1_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const READ = `${AUDIT_ENTRIES}
  where ($1 = '' or lower(actor_name) = lower($1))
    and ($2 = '' or action = $2)
    and ($3 = '' or target_id = $3)
    and ($4::date is null or created_at >= $4::date::timestamp at time zone 'UTC')
    and ($5::date is null or created_at < ($5::date + 1)::timestamp at time zone 'UTC')
    and ($6::text is null or (created_at, id) < (select e.created_at, e.id from audit_entry e where e.id::text = $6))
  order by created_at desc, id desc
  limit $7`;

/** A page of what staff did, the newest first; null for whoever may not read it (rule 166). */
export async function readAuditLog(
  context: Asker,
  filter: AuditFilter,
  olderThan: string | null,
): Promise<AuditLog | null> {
  if (!canReadAudit(context)) return null;
  const found = await readPart(context, filter, olderThan, PAGE + 1);
  const entries = found.slice(0, PAGE);
  return { entries, olderThan: found.length > PAGE ? (entries.at(-1)?.id ?? null) : null };
}

/** Everything that the filter lets pass as a CSV, in parts; undefined for whoever may not read it. */
export function writeAuditFile(context: Asker, filter: AuditFilter): AsyncGenerator<string> | undefined {
  return canReadAudit(context) ? writeParts(context, filter) : undefined;
}

async function* writeParts(context: Asker, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(messages.columns);
  let olderThan: string | null = null;
  do {
    const part: readonly AuditEntry[] = await readPart(context, filter, olderThan, FILE_PART);
    yield part.map(lineOf).join('');
    olderThan = part.length === FILE_PART ? (part.at(-1)?.id ?? null) : null;
  } while (olderThan !== null);
}

function lineOf({ createdAt, actor, action, targetKind, targetId, before, after }: AuditEntry): string {
  const changes = changesOf(before, after);
  const told = (side: 'before' | 'after') =>
    changes
      .flatMap((change) =>
        change[side] === '' ? [] : [`${auditName(change.name)}: ${auditValue(change.name, change[side])}`],
      )
      .join('; ');
  return csvLine([
    createdAt.toISOString(),
    actor,
    auditDeed(action),
    auditKind(targetKind),
    targetId,
    told('before'),
    told('after'),
    action,
  ]);
}

async function readPart({ database }: Asker, filter: AuditFilter, olderThan: string | null, limit: number) {
  const { actor, action, target, from, until } = filter;
  const wanted = [actor.trim(), action.trim(), target.trim(), dayOf(from), dayOf(until), olderThan, limit];
  return await database.query<AuditEntry>('audit_log', READ, wanted);
}

/** What is no day of the calendar is as if nobody had given one. */
function dayOf(text: string): string | null {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}
