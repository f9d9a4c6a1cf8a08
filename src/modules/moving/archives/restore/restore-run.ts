import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Archive } from '../../imports/archive/archive.ts';
import type { ImportProblem } from '../../imports/imported-story.ts';
import type { ArchiveManifest } from '../archive-manifest.ts';
import type { PortableTable } from '../tables/portable-table.ts';
import type { IdMap } from './id-map.ts';

export type RestoreOptions = {
  /** Who the person of an archive is here; without it the one with their id, or a new one. */
  readonly personId?: string;
  readonly isDryRun?: boolean;
};

/** What all parts of bringing an archive in share. */
export type RestoreRun = {
  readonly context: CommandContext;
  readonly archive: Archive;
  readonly manifest: ArchiveManifest;
  readonly options: RestoreOptions;
  readonly ids: IdMap;
  /** Publications that this import made: only of those does an archive of a person say who is on the staff. */
  readonly madePublications: Set<string>;
  readonly count: (what: 'people' | 'publications' | 'images') => void;
  readonly report: (problem: ImportProblem) => void;
  /** Counts what could not come in of a file; said once at its end. */
  readonly miss: (file: string, why: Miss) => void;
};

export type Miss = 'points nowhere' | 'belongs to others';

/** A row whose fields are valid and whose references name what is here. */
export type RestoredRow = Readonly<Record<string, unknown>>;

/** How the rows of a table come in that is more than rows. Answers when all of them are there. */
export type OwnWay = (run: RestoreRun, table: PortableTable, rows: readonly RestoredRow[]) => Promise<void>;
