import type { ReadContext } from '#modules/ground/read-context.ts';

export type BookEdition = {
  readonly format: 'hardcover' | 'paperback' | 'ebook' | 'audiobook';
  readonly isbn: string | null;
  readonly url: string | null;
};

const EDITIONS = `select book_id as "ownerId", format, isbn, url from book_edition
  where book_id = any($1) order by book_id, position`;

/** The editions of a book, in their order. */
export function readEditions(context: ReadContext, bookId: string): Promise<readonly BookEdition[]> {
  type Row = BookEdition & { readonly ownerId: string };
  return context.loaders.grouped<Row>('book_editions', bookId, (ids) =>
    context.database.query<Row>('book_editions', EDITIONS, [ids]),
  );
}
