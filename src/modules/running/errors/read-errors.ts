import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canReadErrors } from '#modules/ground/roles/roles.policy.ts';
import type { ErrorGroup, ErrorSample, ErrorState } from './error-group.ts';

export type ErrorOrder = 'lastSeen' | 'count' | 'build';

/** What a page shows; more of them wait for nobody. */
const MOST_SHOWN = 200;

const COLUMNS = `id, source, name, message, place, build, seen_count::int as count, state,
  first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"`;
const ORDERS = {
  lastSeen: 'last_seen_at desc',
  count: 'seen_count desc, last_seen_at desc',
  build: 'build desc, last_seen_at desc',
} as const satisfies Readonly<Record<ErrorOrder, string>>;

/** Errors in a state, for administrators (rule 245). */
export function readErrorGroups(
  context: CommandContext,
  { state, order }: { readonly state: ErrorState; readonly order: ErrorOrder },
): Promise<readonly ErrorGroup[]> {
  mustBeAllowed(canReadErrors(context));
  const text = `select ${COLUMNS} from error_group where state = $1 order by ${ORDERS[order]}, id limit ${MOST_SHOWN}`;
  return context.database.query<ErrorGroup>(`error_groups_by_${order}`, text, [state]);
}

export async function findErrorGroup(context: CommandContext, id: string): Promise<ErrorGroup | undefined> {
  mustBeAllowed(canReadErrors(context));
  const text = `select ${COLUMNS} from error_group where id = $1`;
  const [group] = await context.database.query<ErrorGroup>('error_group', text, [id]);
  return group;
}

export type KeptSample = { readonly id: string; readonly seenAt: Date; readonly sample: ErrorSample };

/** The last ones of a group, the newest first. */
export function readErrorSamples({ database }: CommandContext, groupId: string): Promise<readonly KeptSample[]> {
  const text = 'select id, seen_at as "seenAt", sample from error_sample where group_id = $1 order by id desc';
  return database.query<KeptSample>('error_samples', text, [groupId]);
}
