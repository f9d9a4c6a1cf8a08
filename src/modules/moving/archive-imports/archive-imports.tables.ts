import type { ColumnType, Generated } from 'kysely';

export type ArchiveImportState = 'uploading' | 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
export type ComesInAs = 'drafts' | 'as_they_were';

/** A file as whoever uploads it announced it. */
export type AnnouncedFile = { readonly name: string; readonly byteCount: number };

/** What did not come in as it was, and the story that it is about where that is here. */
export type ArchiveProblem = {
  readonly kind: string;
  readonly file: string;
  readonly reason: string;
  readonly storyId: string | null;
};

/** How much came in. */
export type ArchiveTally = {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly conflicts: number;
  readonly refused: number;
  readonly pictures: number;
};

type Json<Value> = ColumnType<Value, string, string>;

type ArchiveImportTable = {
  id: string;
  person_id: string;
  state: ArchiveImportState;
  comes_in_as: ComesInAs;
  files: Json<readonly AnnouncedFile[]>;
  kind: string | null;
  done_count: Generated<number>;
  total_count: number | null;
  fault: string | null;
  tally: ColumnType<ArchiveTally | null, string | null, string | null>;
  problems: ColumnType<readonly ArchiveProblem[], string | undefined, string>;
  problem_count: Generated<number>;
  requested_at: Date;
  finished_at: Date | null;
};

type ArchiveImportStoryTable = {
  import_id: string;
  story_id: string;
  change: 'created' | 'updated' | 'unchanged' | 'conflict';
  place: number;
};

/** Written by `archive-imports.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    archive_import: ArchiveImportTable;
    archive_import_story: ArchiveImportStoryTable;
  }
}
