import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { removeBook, saveBook } from './change-books.ts';
import { readEditions } from './read-editions.ts';

const formats = { hardcover: 'HARDCOVER', paperback: 'PAPERBACK', ebook: 'EBOOK', audiobook: 'AUDIOBOOK' } as const;

/** The part of the schema in `books.graphql`. */
export const booksGraph = {
  Mutation: {
    addBook: (_root, { input }, { command }) => saveBook(command, null, input),
    updateBook: (_root, { bookId, input }, { command }) => saveBook(command, bookId, input),
    removeBook: (_root, { bookId }, { command }) => removeBook(command, bookId),
  },
  Book: { editions: ({ id }, _arguments, context) => readEditions(context, id) },
  BookEdition: { format: ({ format }) => formats[format] },
} satisfies Resolvers;
