import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';

export type AuditEntry = {
  readonly id: string;
  readonly actor: string;
  readonly actorId: string | null;
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly createdAt: Date;
};

/** All of them, to be cut down. */
export const AUDIT_ENTRIES = `
  select id, actor_name as actor, actor_id as "actorId", action, target_kind as "targetKind", target_id as "targetId", before, after,
    created_at as "createdAt"
  from audit_entry`;
const OF_PERSON = `${AUDIT_ENTRIES} where target_kind = 'person' and target_id = $1 order by created_at desc, id limit 50`;
const ALL = `${AUDIT_ENTRIES} order by created_at, id`;

type Asker = Pick<CommandContext, 'database' | 'viewer' | 'isProgram'>;

/** What staff did to an account, the newest first. */
export async function readAuditOf(context: Asker, personId: string): Promise<readonly AuditEntry[]> {
  mustBeAllowed(canLookUpPeople(context));
  return await context.database.query<AuditEntry>('audit_of_person', OF_PERSON, [personId]);
}

const OF_STORY = `${AUDIT_ENTRIES}
  where (target_kind = 'story' and target_id = $1)
    or (target_kind = 'case' and target_id in (
      select c.id from report_case c where c.target_kind = 'post' and c.target_id = $1))
  order by created_at desc, id limit 50`;

/** What staff did to a story, and in the cases about it, the newest first. */
export async function readAuditOfStory(context: Asker, storyId: string): Promise<readonly AuditEntry[]> {
  mustBeAllowed(canLookUpPeople(context));
  return await context.database.query<AuditEntry>('audit_of_story', OF_STORY, [storyId]);
}

/** Everything that is kept, the oldest first: for the operator to take along (rule 166). */
export async function readWholeAudit(context: Asker): Promise<readonly AuditEntry[]> {
  mustBeAllowed(context.isProgram);
  return await context.database.query<AuditEntry>('audit_whole', ALL, []);
}
