import { newsletterMessages as messages } from '#shared/messages/newsletters.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type NotFound, notFound } from '#modules/ground/refusals.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { ensureFirstNewsletter } from './first-newsletter.ts';

/** Own judgement: as many as anybody may subscribe to in a day. */
const RULE = { most: 125, windowSeconds: 86_400 } as const;

export type EnableNewsletterOutcome = { readonly type: 'Newsletter'; readonly newsletterId: string } | NotFound | Busy;

/**
 * Lets a writer be subscribed to: their newsletter comes to be when somebody, a reader or they themselves, first asks
 * for it (NEWS-7). Twice is once.
 */
export async function enableNewsletter(context: CommandContext, personId: string): Promise<EnableNewsletterOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const [writer] = await readPeople(commandReader(context), [personId]);
  if (writer === undefined) return notFound(messages.noWriter);
  const taken = await takeOperation(context, 'enable newsletter', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return { type: 'Newsletter', newsletterId: await ensureFirstNewsletter(context, { kind: 'person', id: personId }) };
}
