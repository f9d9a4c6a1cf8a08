import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { follow } from '#modules/people/follows/follow.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';

/** Rule 129; who does not want to choose does not ask. */
const LEAST_TOPICS = 3;
const MOST_TOPICS = 100;
const RULE = { most: 30, windowSeconds: 3_600 } as const;

export type ChosenTopics = { readonly type: 'ChosenTopics'; readonly tagIds: readonly string[] };
export type ChooseTopicsOutcome = ChosenTopics | BadRequest | Busy;

/** Follows the tags that a new reader chose, at least three that there are; those followed already stay so. */
export async function chooseTopics(context: CommandContext, tagSlugs: readonly string[]): Promise<ChooseTopicsOutcome> {
  const { personId } = mustOwnAccount(context);
  const taken = await takeOperation(context, 'choose topics', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const slugs = [...new Set(tagSlugs)];
  if (slugs.length > MOST_TOPICS) return badRequest(formatMessage(messages.topicsTooMany, { most: MOST_TOPICS }));
  const text = 'select id from tag where slug = any($1) order by id';
  const rows = await context.database.query<{ id: string }>('chosen_topics', text, [slugs]);
  if (rows.length < LEAST_TOPICS) return badRequest(formatMessage(messages.topicsTooFew, { least: LEAST_TOPICS }));
  await withTransaction(context, async (inside) => {
    for (const { id } of rows) await follow(inside, { followerId: personId, kind: 'tag', id });
  });
  return { type: 'ChosenTopics', tagIds: rows.map(({ id }) => id) };
}
