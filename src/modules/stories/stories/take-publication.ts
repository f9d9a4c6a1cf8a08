import { MOST_STORIES_A_DAY, MOST_STORIES_A_DAY_WHILE_NEW, NEW_ACCOUNT_DAYS } from '#shared/story/publishing-limits.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import type { Refusal } from '#modules/ground/story-outcome.ts';

const DAY_SECONDS = 86_400;
/** Own judgement: publishing again is free (rule 11), but it makes all renderings anew. */
const AGAIN = { most: 60, windowSeconds: 3_600 } as const;

/**
 * Counts a story that goes out, or goes out again, for who publishes it; says why not where it is too much
 * (rule 14). Call it before the transaction, when nothing else hinders.
 */
export async function takePublication(
  context: CommandContext,
  { personId, isFirst }: { readonly personId: string; readonly isFirst: boolean },
): Promise<Refusal<'RateLimited'> | undefined> {
  // Who runs the site fills it on its first day.
  if (context.viewer?.personId === personId && context.viewer.roles.has('ADMIN')) return undefined;
  const taken = isFirst
    ? await takeOperation(context, 'publish', personId, {
        most: (await isNew(context, personId)) ? MOST_STORIES_A_DAY_WHILE_NEW : MOST_STORIES_A_DAY,
        windowSeconds: DAY_SECONDS,
      })
    : await takeOperation(context, 'publish again', personId, AGAIN);
  if (taken.ok) return undefined;
  return { type: 'RateLimited', message: messages.tooMany, retryAfter: taken.retryAfterSeconds };
}

async function isNew({ database, clock }: CommandContext, personId: string): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('person')
    .select('created_at')
    .where('id', '=', personId)
    .executeTakeFirst();
  const age = clock.now().getTime() - (row?.created_at.getTime() ?? 0);
  return age < NEW_ACCOUNT_DAYS * DAY_SECONDS * 1_000;
}
