import type { ArchiveImportState, ArchiveProblem, ArchiveTally, ComesInAs } from './archive-imports.tables.ts';

const DAY = 86_400_000;

/** Own judgement: whoever went away in the middle of an upload comes back within a day. */
export const UPLOAD_LIFETIME = DAY;
/** Own judgement: for how long a report can be looked at. */
export const REPORT_LIFETIME = 90 * DAY;
/** How often an import is tried that something broke off. */
export const MOST_IMPORT_ATTEMPTS = 10;
/** Own judgement: lines of a report that are kept; the rest is counted. */
export const MOST_PROBLEMS = 500;

/** An archive that somebody brings in, as they see it. */
export type ArchiveImport = {
  readonly id: string;
  readonly state: ArchiveImportState;
  readonly comesInAs: ComesInAs;
  readonly fileNames: readonly string[];
  readonly kind: string | null;
  readonly doneCount: number;
  readonly totalCount: number | null;
  readonly fault: string | null;
  readonly tally: ArchiveTally | null;
  readonly problems: readonly ArchiveProblem[];
  readonly problemCount: number;
  readonly requestedAt: Date;
  readonly finishedAt: Date | null;
};

/** A story of a report. */
export type ArchiveImportStory = {
  readonly storyId: string;
  readonly title: string;
  readonly isDraft: boolean;
  readonly change: 'created' | 'updated' | 'unchanged' | 'conflict';
};

/** Where the file store keeps what is uploaded until it has come in. */
export function uploadFolder(importId: string): string {
  return `archive-imports/${importId}`;
}

export function pieceKey(importId: string, file: number, piece: number): string {
  return `${uploadFolder(importId)}/${file}/${piece}`;
}
