import { isDeepStrictEqual } from 'node:util';
import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterFaultMessages, newsletterMessages as messages } from '#shared/messages/newsletters.ts';
import {
  findNewsletterFault,
  mostOfField,
  type NewsletterFault,
  type NewsletterField,
  newsletterLimits,
  type NewsletterTexts,
  trimNewsletter,
} from '#shared/newsletters/newsletter-rules.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { required } from '#modules/ground/required.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { stopIssuesOf } from '#modules/telling/issues/direct-issue.ts';
import { type Conflict, conflict, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { askForReplies, takeReplyQuestion } from './confirm-reply-address.ts';
import { findFirstNewsletter } from './first-newsletter.ts';
import { type Newsletter, type NewsletterOwner, ownerOf, type StoredNewsletter } from './newsletter.ts';
import { mustRunNewslettersOf } from './newsletters.policy.ts';
import {
  finishNewsletter,
  insertNewsletter,
  lockOwner,
  type SeenNewsletter,
  updateNewsletter,
} from './newsletters.store.ts';
import { countNewsletters, findNewsletter } from './read-newsletters.ts';

/** Own judgement: more than anybody saves in an hour; each drops pages that are kept. */
const RULE = { most: 60, windowSeconds: 3_600 } as const;

/** Milliseconds. Own judgement: a mail that has not come by then does not come. */
const ASK_AGAIN_AFTER = 3_600_000;

/** Why a newsletter cannot be as somebody wants it: the sentence stands at its field. */
export type NewsletterRefusal = {
  readonly type: 'NewsletterRefusal';
  /** Null where it is about none of them. */
  readonly field: NewsletterField | null;
  readonly message: string;
};
/** Somebody else was quicker: what stands there now. */
export type NewsletterConflict = {
  readonly type: 'NewsletterConflict';
  readonly message: string;
  readonly newsletter: StoredNewsletter;
};
type NewsletterSaved = { readonly type: 'Newsletter'; readonly newsletterId: string };
export type SaveNewsletterOutcome =
  | NewsletterSaved
  | NewsletterRefusal
  | NewsletterConflict
  | NotFound
  | Conflict
  | Busy;
type NewsletterWishes = NewsletterTexts & { readonly sendsStories: boolean };

/** Makes a newsletter; the first of a writer or a publication is the one that new stories go to. */
export async function createNewsletter(
  context: CommandContext,
  owner: NewsletterOwner,
  wishes: NewsletterWishes,
): Promise<SaveNewsletterOutcome> {
  mustRunNewslettersOf(context, owner);
  const texts = trimNewsletter(wishes);
  const refusal = refuse(texts);
  if (refusal !== undefined) return refusal;
  const taken = await takeOperation(context, 'save newsletter', owner.id, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const question = await questionFor(context, texts.replyTo);
  if (question === 'asOften') return askedTooOften;
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    // Of several at once none is too many, and one is the first.
    await lockOwner(database, owner);
    const first = await findFirstNewsletter(inside, owner);
    if (owner.kind === 'person' && first !== undefined) return conflict(messages.oneEach);
    if (
      owner.kind === 'publication' &&
      (await countNewsletters(inside, owner.id)) >= newsletterLimits.mostOfPublication
    ) {
      const message = formatMessage(messages.tooMany, { most: newsletterLimits.mostOfPublication });
      return { type: 'NewsletterRefusal', field: null, message };
    }
    const [id, now] = [createId(), clock.now()];
    await insertNewsletter(database, {
      id,
      person_id: owner.kind === 'person' ? owner.id : null,
      publication_id: owner.kind === 'publication' ? owner.id : null,
      is_first: first === undefined,
      ...rowOf(texts, wishes.sendsStories),
      reply_to_asked_at: askedAt(question, now),
      created_at: now,
      updated_at: now,
    });
    if (question === 'ask') await askForReplies(inside, { id, name: texts.name, address: texts.replyTo });
    await recordChange(inside, owner, 'newsletter.changed', texts.name);
    await purgeTags(inside, [tagOf(owner)]);
    return { type: 'Newsletter', newsletterId: id };
  });
}

/** Changes a newsletter that has not ended, as somebody saw it; where it is another by now, nothing is overwritten. */
export async function changeNewsletter(
  context: CommandContext,
  seen: SeenNewsletter,
  wishes: NewsletterWishes,
): Promise<SaveNewsletterOutcome> {
  const { newsletterId } = seen;
  const newsletter = await findNewsletter(context.database, newsletterId);
  if (newsletter === undefined) return notFound(messages.notFound);
  mustRunNewslettersOf(context, ownerOf(newsletter));
  if (newsletter.endedAt !== null) return conflict(messages.ended);
  const texts = trimNewsletter(wishes);
  const refusal = refuse(texts);
  if (refusal !== undefined) return refusal;
  const taken = await takeOperation(context, 'save newsletter', ownerOf(newsletter).id, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const question = await questionFor(context, texts.replyTo, newsletter);
  if (question === 'asOften') return askedTooOften;
  const isSaved = await withTransaction(context, async (inside) => {
    const row = {
      ...rowOf(texts, wishes.sendsStories),
      reply_to_asked_at: askedAt(question, inside.clock.now()),
      updated_at: inside.clock.now(),
    };
    if (!(await updateNewsletter(inside.database, seen, row))) return false;
    if (question === 'ask') {
      await askForReplies(inside, { id: newsletterId, name: texts.name, address: texts.replyTo });
    }
    await recordChange(inside, ownerOf(newsletter), 'newsletter.changed', texts.name);
    await purgeTags(inside, [tagOf(ownerOf(newsletter))]);
    return true;
  });
  if (isSaved) return { type: 'Newsletter', newsletterId };
  const standing = required(await findNewsletter(context.database, newsletterId), 'newsletter');
  // A save whose answer was lost on the way is sent again by whoever waits for it.
  if (isDeepStrictEqual(rowOf(texts, wishes.sendsStories), rowOf(textsOf(standing), standing.sendsStories))) {
    return { type: 'Newsletter', newsletterId };
  }
  return { type: 'NewsletterConflict', message: messages.changedMeanwhile, newsletter: standing };
}

/**
 * Ends a newsletter for good: nobody subscribes any more and nothing goes out, nor the rest of what does; its list stays to be taken along. The
 * first one stays as long as its writer or publication.
 */
export async function endNewsletter(context: CommandContext, newsletterId: string): Promise<SaveNewsletterOutcome> {
  const newsletter = await findNewsletter(context.database, newsletterId);
  if (newsletter === undefined) return notFound(messages.notFound);
  mustRunNewslettersOf(context, ownerOf(newsletter));
  if (newsletter.isFirst) return conflict(messages.notMain);
  if (newsletter.endedAt === null) await end(context, newsletter);
  return { type: 'Newsletter', newsletterId };
}

function end(context: CommandContext, newsletter: Newsletter): Promise<void> {
  return withTransaction(context, async (inside) => {
    await finishNewsletter(inside.database, newsletter.id, inside.clock.now());
    await stopIssuesOf(inside, newsletter.id);
    await recordChange(inside, ownerOf(newsletter), 'newsletter.ended', newsletter.name);
    await purgeTags(inside, [tagOf(ownerOf(newsletter))]);
  });
}

/** Whoever else runs a publication finds in its log what was done; a writer runs theirs alone. */
async function recordChange(
  inside: CommandContext,
  { kind: whose, id: publicationId }: NewsletterOwner,
  kind: 'newsletter.changed' | 'newsletter.ended',
  subject: string,
): Promise<void> {
  if (whose === 'publication') await recordActivity(inside, { publicationId, kind, subject });
}

/** Whether the address for replies is asked, needs no question, or stands as it stood. */
type ReplyQuestion = 'ask' | 'agreed' | 'stands' | 'asOften';

/**
 * What becomes of the address for replies (rule 300): one that is new is asked, and one that was asked an hour ago and
 * has not answered. One’s own confirmed address needs no question.
 */
async function questionFor(context: CommandContext, replyTo: string, standing?: Newsletter): Promise<ReplyQuestion> {
  const { database, viewer, clock } = context;
  const own = await findConfirmedAddress(database, viewer?.personId ?? null);
  if (replyTo === '' || own?.toLowerCase() === replyTo.toLowerCase()) return 'agreed';
  const last = standing?.replyToAskedAt ?? null;
  const isPatient = last === null || clock.now().getTime() - last.getTime() < ASK_AGAIN_AFTER;
  if (replyTo === standing?.replyTo && isPatient) return 'stands';
  return (await takeReplyQuestion(context, replyTo)) ? 'ask' : 'asOften';
}

/** Since when the address is asked; undefined leaves it as it is. */
function askedAt(question: ReplyQuestion, now: Date): Date | null | undefined {
  if (question === 'ask') return now;
  return question === 'agreed' ? null : undefined;
}

const askedTooOften: NewsletterRefusal = {
  type: 'NewsletterRefusal',
  field: 'replyTo',
  message: newsletterFaultMessages.replyToAskedTooOften,
};

function textsOf(newsletter: Newsletter): NewsletterTexts {
  return { ...newsletter, replyTo: newsletter.replyTo ?? '' };
}

function rowOf(texts: NewsletterTexts, sendsStories: boolean) {
  return {
    name: texts.name,
    description: texts.description,
    cadence: texts.cadence,
    sender_name: texts.senderName,
    reply_to: texts.replyTo === '' ? null : texts.replyTo,
    sends_stories: sendsStories,
    welcome_subject: texts.welcomeSubject,
    welcome_text: texts.welcomeText,
  };
}

function tagOf({ kind, id }: NewsletterOwner) {
  return kind === 'person' ? userCacheTag(id) : collectionCacheTag(id);
}

function refuse(texts: NewsletterTexts): NewsletterRefusal | undefined {
  const found = findNewsletterFault(texts);
  if (found === undefined) return undefined;
  return { type: 'NewsletterRefusal', field: found.field, message: sentenceOf(found.field, found.fault) };
}

function sentenceOf(field: NewsletterField, fault: NewsletterFault): string {
  return formatMessage(newsletterFaultMessages[fault], { most: mostOfField[field] });
}
