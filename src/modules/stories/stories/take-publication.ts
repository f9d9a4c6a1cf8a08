import { MOST_STORIES_A_DAY, MOST_STORIES_A_DAY_WHILE_NEW } from '#shared/story/publishing-limits.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { isNewAccount } from '#modules/people/trust/read-trust.ts';
import type { Refusal } from '#modules/ground/story-outcome.ts';
import type { Letter } from './read-letter.ts';

const DAY_SECONDS = 86_400;
/** Own judgement: publishing again is free (rule 11), but it makes all renderings anew. */
const AGAIN = { most: 60, windowSeconds: 3_600 } as const;
/** Rule 184: what was wrong is put right whatever else went out that day; more than that is not about mistakes. */
const CORRECTIONS = { most: 20, windowSeconds: DAY_SECONDS } as const;

type Publication = {
  readonly personId: string;
  readonly isFirst: boolean;
  /** Of an email of a newsletter, which; undefined of a story. */
  readonly letter: Letter | undefined;
};

/**
 * Counts a story that goes out, or goes out again, for who publishes it; says why not where it is too much
 * (rule 14). Emails of newsletters are counted apart, and so are corrections of them. Call it before the transaction, when nothing else hinders.
 */
export async function takePublication(
  context: CommandContext,
  { personId, isFirst, letter }: Publication,
): Promise<Refusal<'RateLimited'> | undefined> {
  // Who runs the site fills it on its first day.
  if (context.viewer?.personId === personId && context.viewer.roles.has('ADMIN')) return undefined;
  const taken = isFirst
    ? await takeFirst(context, personId, letter)
    : await takeOperation(context, 'publish again', personId, AGAIN);
  if (taken.ok) return undefined;
  return { type: 'RateLimited', message: tooMany[letter ?? 'story'], retryAfter: taken.retryAfterSeconds };
}

const operations = { story: 'publish', email: 'send email', correction: 'send correction' } as const;
const tooMany = {
  story: messages.tooMany,
  email: messages.tooManyEmails,
  correction: messages.tooManyCorrections,
} as const;

async function takeFirst(context: CommandContext, personId: string, letter: Letter | undefined) {
  const operation = operations[letter ?? 'story'];
  if (letter === 'correction') return await takeOperation(context, operation, personId, CORRECTIONS);
  const most = (await isNewAccount(context, personId)) ? MOST_STORIES_A_DAY_WHILE_NEW : MOST_STORIES_A_DAY;
  return await takeOperation(context, operation, personId, { most, windowSeconds: DAY_SECONDS });
}
