import type { Once } from '#modules/ground/tables.ts';

/** One for each build of the program that was started lately. */
type BuildTable = {
  id: Once<string>;
  asset_names: Once<readonly string[]>;
  document_hashes: Once<readonly string[]>;
  started_at: Date;
};

/** The text of a document that a page of such a build may send the hash of. */
type BuildDocumentTable = { hash: Once<string>; name: Once<string>; text: Once<string> };

/** Written by `builds.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    build: BuildTable;
    build_document: BuildDocumentTable;
  }
}
