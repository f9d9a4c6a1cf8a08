import type { GraphQLSchema } from 'graphql';
import type { Database } from '#platform/database/database.ts';
import { readBuildDocument } from '#modules/ground/builds/read-builds.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type TrustedDocument, trustOlder } from './trusted-documents.ts';

const HASH = /^[0-9a-f]{64}$/;

/**
 * Finds documents of the last builds by their hash, for pages of theirs that are still open; undefined where no build
 * had it, or where it asks for what is no more. What was found stays: there are a few hundred for each build.
 */
export function createOlderDocuments(database: Database<Tables>, schema: GraphQLSchema) {
  const found = new Map<string, TrustedDocument | undefined>();
  return async (hash: string | undefined): Promise<TrustedDocument | undefined> => {
    if (hash === undefined || !HASH.test(hash)) return undefined;
    if (found.has(hash)) return found.get(hash);
    const row = await readBuildDocument(database, hash);
    // What isn't there now may be stored a moment later, while a newer process starts.
    if (row === undefined) return undefined;
    const document = trustOlder(schema, row);
    found.set(hash, document);
    return document;
  };
}
