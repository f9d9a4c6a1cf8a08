import { bookRules } from '#shared/books/book-rules.ts';
import { bookMessages as messages } from '#shared/messages/books.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { loadImages } from '#modules/ground/media/load-images.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { countBooksLocked, deleteBook, insertBook, replaceEditions, updateBook } from './books.store.ts';
import { checkBook, type GivenBook } from './check-book.ts';

/** Own judgement: more than anybody enters in an hour. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

export type BookOutcome =
  | { readonly type: 'BookChange'; readonly bookId: string }
  | Refusal<'BadRequest' | 'NotFound'>
  | Busy;

const noSuchBook = refuse('NotFound', messages.noSuchBook);

/** Adds a book to the viewer's profile, or changes the one of this id (WRITE-8); nobody else is told by whom it is. */
export async function saveBook(context: CommandContext, bookId: string | null, given: GivenBook): Promise<BookOutcome> {
  const personId = await startChange(context);
  if (typeof personId !== 'string') return personId;
  const checked = checkBook(given);
  if ('type' in checked) return checked;
  const { editions, coverImageId, publishedAt, ...texts } = checked;
  if (coverImageId !== null && (await loadImages(context.database, [coverImageId])).length === 0) {
    return refuse('BadRequest', messages.coverMissing);
  }
  const book = { ...texts, cover_image_id: coverImageId, published_at: publishedAt };
  return withTransaction(context, async (inside): Promise<BookOutcome> => {
    const { database } = inside;
    const id = bookId ?? createId();
    if (bookId === null) {
      const position = await countBooksLocked(database, personId);
      if (position >= bookRules.mostBooks) {
        return refuse('BadRequest', formatMessage(messages.tooMany, { most: bookRules.mostBooks }));
      }
      await insertBook(database, { ...book, id, person_id: personId, position });
    } else if (!(await updateBook(database, { id, personId }, book))) {
      return noSuchBook;
    }
    await replaceEditions(database, id, editions);
    await purgeTags(inside, [userCacheTag(personId)]);
    return { type: 'BookChange', bookId: id };
  });
}

/** Takes a book off the viewer's profile. */
export async function removeBook(context: CommandContext, bookId: string): Promise<BookOutcome> {
  const personId = await startChange(context);
  if (typeof personId !== 'string') return personId;
  return withTransaction(context, async (inside): Promise<BookOutcome> => {
    if (!(await deleteBook(inside.database, bookId, personId))) return noSuchBook;
    await purgeTags(inside, [userCacheTag(personId)]);
    return { type: 'BookChange', bookId };
  });
}

async function startChange(context: CommandContext): Promise<string | Busy> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const taken = await takeOperation(context, 'change books', viewer.personId, RULE);
  return taken.ok ? viewer.personId : busy(taken.retryAfterSeconds);
}
