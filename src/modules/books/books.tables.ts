type BookEditionTable = {
  book_id: string;
  position: number;
  format: 'hardcover' | 'paperback' | 'ebook' | 'audiobook';
  /** 13 digits. */
  isbn: string | null;
  url: string | null;
};

/** Written by `books.store.ts`, with `book`. */
export type BooksTables = { book_edition: BookEditionTable };
