import type { Generated } from 'kysely';

type BookEditionTable = {
  book_id: string;
  position: number;
  format: 'hardcover' | 'paperback' | 'ebook' | 'audiobook';
  /** 13 digits. */
  isbn: string | null;
  url: string | null;
};

type BookTable = {
  id: string;
  person_id: string;
  title: string;
  description: Generated<string>;
  cover_image_id: string | null;
  url: string | null;
  published_at: Date | null;
  position: Generated<number>;
};

/** Written by `books.store.ts`, with `book`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    book: BookTable;
    book_edition: BookEditionTable;
  }
}
