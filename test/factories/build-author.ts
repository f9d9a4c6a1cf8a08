import type { CommandContext } from '#modules/ground/command-context.ts';
import { saveBook } from '#modules/people/books/change-books.ts';
import { changeProfile } from '#modules/people/people/change-profile.ts';
import { buildImage } from './build-image.ts';
import { buildViewer } from './build-viewer.ts';

/** Gives somebody what is asked of authors: a picture, a bio, and a book with an ISBN. Answers with the book's id. */
export async function buildAuthor(context: CommandContext, personId: string): Promise<string> {
  const { id: imageId } = await buildImage(context);
  await changeProfile(context, personId, { imageId, bio: 'Writes.' });
  const own = { ...context, viewer: buildViewer({ personId }), isProgram: false };
  const editions = [{ format: 'EBOOK' }, { format: 'PAPERBACK', isbn: '0-306-40615-2' }] as const;
  const saved = await saveBook(own, null, { title: 'Tides', description: '', editions });
  if (saved.type !== 'BookChange') throw new Error(saved.message);
  return saved.bookId;
}
