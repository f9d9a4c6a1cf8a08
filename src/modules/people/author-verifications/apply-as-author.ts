import { authorRules, missingOf } from '#shared/authors/author-rules.ts';
import { authorMessages as messages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cleanLine, isLonger } from '#shared/text/clean-lines.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type Forbidden,
  forbidden,
} from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import type { AuthorApplication } from './author-application.ts';
import { whyNotApply } from './author-verifications.policy.ts';
import { insertApplication } from './author-verifications.store.ts';
import { findApplication, findLastApplication, reapplyAtOf } from './read-applications.ts';
import { provenDomain, readAuthorProfile } from './read-author-facts.ts';

const RULE = { most: 20, windowSeconds: 24 * 3_600 } as const;

export type ApplyOutcome =
  | { readonly application: AuthorApplication }
  | BadRequest
  | Conflict
  | Forbidden
  | RateLimited;

/** Asks staff to verify the viewer as the author of a book of theirs (rules 121 and 203). */
export async function applyAsAuthor(
  context: CommandContext,
  given: { readonly bookId: string; readonly coverName: string },
): Promise<ApplyOutcome> {
  const { viewer } = context;
  const why = whyNotApply(viewer);
  if (viewer === null || why === 'refused') throw new NotAllowed();
  if (why === 'unverified') return forbidden(messages.unverified);
  const { personId } = viewer;
  const coverName = cleanLine(given.coverName);
  if (coverName === '' || isLonger(coverName, authorRules.mostName))
    return badRequest(formatMessage(messages.nameNeeded, { most: authorRules.mostName }));
  const taken = await takeOperation(context, 'apply as author', personId, RULE);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  return withTransaction(context, async ({ database, clock }): Promise<ApplyOutcome> => {
    const now = clock.now();
    const profile = required(await readAuthorProfile({ database, clock }, personId), 'person');
    const book = profile.books.find(({ id }) => id === given.bookId);
    if (book === undefined) return badRequest(messages.noSuchBook);
    const publisherDomain = provenDomain(profile);
    const facts = { ...profile, coverName, hasBook: true, hasPublisherProof: publisherDomain !== null };
    const missing = missingOf(facts).map((criterion) => messages.lacks[criterion]);
    if (missing.length > 0) return badRequest(formatMessage(messages.missingNow, { missing: missing.join('; ') }));
    const last = await findLastApplication(database, personId);
    const reapplyAt = last === undefined ? null : reapplyAtOf(last);
    if (reapplyAt !== null && now < reapplyAt) return forbidden(messages.tooEarly);
    const id = createId();
    const isNew = await insertApplication(database, {
      id,
      person_id: personId,
      state: 'pending',
      profile_name: profile.profileName,
      cover_name: coverName,
      book_title: book.title,
      isbn: book.isbn,
      publisher_domain: publisherDomain,
      applied_at: now,
    });
    if (!isNew) return conflict(messages.alreadyOpen);
    return { application: required(await findApplication(database, id), 'application') };
  });
}
