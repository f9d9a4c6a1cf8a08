import type { CommandContext } from '#modules/ground/command-context.ts';
import { storeImage } from '#modules/ground/media/store-image.ts';
import { applyAsAuthor } from '#modules/people/author-verifications/apply-as-author.ts';
import { decideApplication } from '#modules/people/author-verifications/decide-application.ts';
import { saveBook } from '#modules/people/books/change-books.ts';
import { changeProfile } from '#modules/people/people/change-profile.ts';
import { drawCover } from './covers/draw-cover.ts';
import { type Known, required } from './known.ts';
import { as, viewerOf } from './load-submissions.ts';
import { authors } from './earning-world.ts';

/** Gives writers a picture and a book, and has them apply: one is verified, one waits for a decision. */
export async function loadAuthors(context: CommandContext, personIds: Known): Promise<void> {
  const known = await context.database.query('demo_authors', 'select 1 from author_verification limit 1', []);
  if (known.length > 0) return;
  for (const { name, picture, book, isVerified } of authors) {
    const personId = required(personIds, name);
    const own = as(context, { ...viewerOf(personId), sessionId: 'demo' });
    const drawn = await drawCover(picture);
    const stored = drawn && (await storeImage(context, drawn));
    if (stored?.ok !== true) throw new RangeError(`No picture of the demo world is called ${picture}.`);
    await changeProfile(context, personId, { imageId: stored.image.id });
    const { title, description, year, isbn } = book;
    const editions = [{ format: 'PAPERBACK', isbn }] as const;
    const saved = await saveBook(own, null, { title, description, year, editions });
    if (saved.type !== 'BookChange') throw new RangeError(`The demo world's book ${title}: ${saved.message}`);
    const applied = await applyAsAuthor(own, { bookId: saved.bookId, coverName: name });
    if (!('application' in applied)) throw new RangeError(`The demo world's author ${name}: ${applied.message}`);
    if (isVerified) await decideApplication(context, { id: applied.application.id, isVerified, reason: '' });
  }
}
