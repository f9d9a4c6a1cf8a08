import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { appealDue, MOST_APPEAL_CHARACTERS } from '#shared/moderation/measures.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { badRequest, conflict, notFound } from '#modules/ground/refusals.ts';
import { decisionLoader } from '#modules/running/decisions/read-decisions.ts';
import type { AppealOutcome } from './appeal.ts';
import { sendReceivedMail } from './appeal-mails.ts';
import { canAppeal } from './appeals.policy.ts';
import { insertAppeal } from './appeals.store.ts';
import { appealLoader, lockAppeal, readPeopleOf } from './read-appeals.ts';

/** Own judgement: more decisions than anybody gets in a day. */
const RULE = { most: 20, windowSeconds: 86_400 } as const;

/** Asks that somebody else looks at a decision again: once, within six months, also while suspended (rule 232). */
export async function appealDecision(
  context: CommandContext,
  { decisionId, words: said }: { readonly decisionId: string; readonly words: string },
): Promise<AppealOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.scopes !== 'all') throw new NotAllowed();
  const words = said.trim();
  if (words === '' || [...words].length > MOST_APPEAL_CHARACTERS) {
    return badRequest(formatMessage(messages.wordsNeeded, { most: MOST_APPEAL_CHARACTERS }));
  }
  const taken = await takeOperation(context, 'appeal', viewer.personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const { loaders } = commandReader(inside);
    const decision = await loaders.get(decisionLoader).load(decisionId);
    const people = await readPeopleOf(database, decisionId);
    if (decision === undefined || !people.includes(viewer.personId)) return notFound(messages.notThere);
    const now = clock.now();
    const isAppealed = (await loaders.get(appealLoader).load(decisionId)) !== undefined;
    if (!canAppeal(decision, { isAppealed, now })) return conflict(messages.cannot);
    const id = createId();
    const dueAt = appealDue(now);
    const row = {
      id,
      decision_id: decisionId,
      person_id: viewer.personId,
      words,
      state: 'open',
      created_at: now,
      due_at: dueAt,
    } as const;
    if (!(await insertAppeal(database, row))) return conflict(messages.cannot);
    await sendReceivedMail(inside, viewer.personId, { title: decision.title, dueAt });
    return (await lockAppeal(database, id)) ?? notFound(messages.notThere);
  });
}
