import type { DocumentNode } from 'graphql';

/**
 * A trusted document with the types of its answer and its variables; made by `npm run generate`.
 * Its text carries `__typename` in every selection set below the root, as Apollo would add it, so that
 * the state that the server writes and the cache of the browser have the same keys.
 */
export type TypedDocument<Data, Variables> = DocumentNode & {
  /** sha256 of the trusted text, in hex: what the browser sends instead of the text. */
  readonly documentId: string;
  /** Never there at run time: it carries the types. A method, so that documents may stand in one list. */
  __types?(variables: Variables): Data;
};

/** The answer of a document. */
export type DataOf<Document> = Document extends TypedDocument<infer Data, never> ? Data : never;
