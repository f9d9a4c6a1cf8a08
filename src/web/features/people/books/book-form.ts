import type { BookFormat } from '#shared/books/book-rules.ts';
import type { OwnBook } from '#web/generated/fragments.ts';

/** A book in a form: every text as it is written. */
export type BookForm = {
  readonly title: string;
  readonly description: string;
  readonly year: string;
  readonly url: string;
  readonly coverImageId: string | null;
  /** `key` tells them apart while they are written. */
  readonly editions: readonly {
    readonly key: string;
    readonly format: BookFormat;
    readonly isbn: string;
    readonly url: string;
  }[];
};

const EMPTY: BookForm = { title: '', description: '', year: '', url: '', coverImageId: null, editions: [] };

/** What the form of a book starts with; empty for a new one. */
export function formOfBook(book: OwnBook | undefined): BookForm {
  if (book === undefined) return EMPTY;
  const { title, description, url, coverImageId, publishedAt, editions } = book;
  return {
    title,
    description,
    coverImageId,
    year: publishedAt === null ? '' : String(new Date(publishedAt).getUTCFullYear()),
    url: url ?? '',
    editions: editions.map(({ format, isbn, url: link }, index) => ({
      key: String(index),
      format,
      isbn: isbn ?? '',
      url: link ?? '',
    })),
  };
}

/** What is sent; a year that is none is sent as one that is refused with a sentence. */
export function inputOfForm({ year, url, editions, ...form }: BookForm) {
  const number = Number(year.trim());
  return {
    ...form,
    editions: editions.map(({ format, isbn, url: link }) => ({ format, isbn, url: link })),
    url: url.trim() === '' ? null : url,
    year: year.trim() === '' ? null : Number.isInteger(number) ? number : 0,
  };
}
