import type { CommandContext } from '#modules/ground/command-context.ts';
import { countedIn, type OperationRule } from './take-operation.ts';

/** How many of an operation are left of the most, and when all of them are there again. */
export type OperationsLeft = { readonly left: number; readonly most: number; readonly renewsAt: Date };

const COUNTED = `
  select count from operation_count where name = $1 and key_hash = $2 and window_start = $3`;

/** What `takeOperation` would let through now; it counts nothing. */
export async function operationsLeft(
  context: Pick<CommandContext, 'database' | 'clock' | 'secrets'>,
  name: string,
  key: string,
  rule: OperationRule,
): Promise<OperationsLeft> {
  const { keyHash, windowStart, windowEnd } = countedIn(context, key, rule);
  const values = [name, keyHash, windowStart];
  const [row] = await context.database.query<{ count: number }>('operations_counted', COUNTED, values);
  return { left: Math.max(0, rule.most - (row?.count ?? 0)), most: rule.most, renewsAt: windowEnd };
}
