import { type BookFormat, bookRules, FIRST_YEAR, LAST_YEAR } from '#shared/books/book-rules.ts';
import { readIsbn } from '#shared/books/isbn.ts';
import { bookMessages as messages } from '#shared/messages/books.ts';
import { formatMessage, type MessageArguments } from '#shared/messages/format-message.ts';
import { isWebAddress } from '#shared/story/safe-href.ts';
import { cleanLine, cleanLines, isLonger } from '#shared/text/clean-lines.ts';
import { type Refusal, refuse } from '#modules/ground/story-outcome.ts';

type GivenEdition = {
  readonly format: BookFormat;
  readonly isbn?: string | null | undefined;
  readonly url?: string | null | undefined;
};

/** A book as its author writes it. */
export type GivenBook = {
  readonly title: string;
  readonly description: string;
  readonly year?: number | null | undefined;
  readonly url?: string | null | undefined;
  readonly coverImageId?: string | null | undefined;
  readonly editions: readonly GivenEdition[];
};

/** The book as it is kept, or the sentence about what is wrong with it. Pure. */
export function checkBook(given: GivenBook) {
  const [title, description] = [cleanLine(given.title), cleanLines(given.description)];
  const { mostTitle, mostDescription, mostEditions } = bookRules;
  if (title === '') return fault(messages.titleMissing);
  if (isLonger(title, mostTitle)) return fault(messages.titleTooLong, { most: mostTitle });
  if (isLonger(description, mostDescription)) return fault(messages.descriptionTooLong, { most: mostDescription });
  const year = given.year ?? null;
  if (year !== null && (year < FIRST_YEAR || year > LAST_YEAR)) return fault(messages.yearInvalid);
  if (given.editions.length > mostEditions) return fault(messages.tooManyEditions, { most: mostEditions });
  const links = [given.url, ...given.editions.map(({ url }) => url)].map(linkOf);
  if (links.includes(undefined)) return fault(messages.linkInvalid);
  const [url = null, ...editionUrls] = links;
  const isbns = given.editions.map(({ isbn }) => isbn?.trim() ?? '');
  const wrong = isbns.find((isbn) => isbn !== '' && readIsbn(isbn) === undefined);
  if (wrong !== undefined) return fault(messages.isbnInvalid, { isbn: wrong });
  return {
    title,
    description,
    url,
    coverImageId: given.coverImageId ?? null,
    publishedAt: year === null ? null : new Date(Date.UTC(year, 0, 1)),
    editions: given.editions.map(({ format }, index) => ({
      format: formats[format],
      isbn: readIsbn(isbns[index] ?? '') ?? null,
      url: editionUrls[index] ?? null,
    })),
  };
}

const formats = { HARDCOVER: 'hardcover', PAPERBACK: 'paperback', EBOOK: 'ebook', AUDIOBOOK: 'audiobook' } as const;

/** Null where there is none, undefined where it leads to no page. */
function linkOf(written: string | null | undefined): string | null | undefined {
  const link = written?.trim() ?? '';
  if (link === '') return null;
  return isWebAddress(link) ? link : undefined;
}

function fault<const Text extends string>(message: Text, ...values: MessageArguments<Text>): Refusal<'BadRequest'> {
  return refuse('BadRequest', formatMessage(message, ...values));
}
