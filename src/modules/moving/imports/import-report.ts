import type { ImportProblem } from './imported-story.ts';

/** What a run did; `problems` has one line for each thing that could not come in as it was. */
export type ImportReport = {
  readonly source: string;
  readonly kind: string;
  readonly isDryRun: boolean;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Stories that were edited here and whose source changed as well: they stay as they are here. */
  readonly conflicts: number;
  /** Items that could not come in; each has a problem of the kind `refused`. */
  readonly refused: number;
  readonly people: number;
  readonly publications: number;
  /** Comments that came in as responses in this run. */
  readonly responses: number;
  readonly images: number;
  /** Of the images, those that came from where the exporting platform serves them. */
  readonly fetched: number;
  readonly problems: readonly ImportProblem[];
};

export type ImportProgress = {
  readonly phase: 'reading' | 'importing' | 'linking';
  readonly done: number;
  /** Unknown while an archive is still being read. */
  readonly total?: number;
  /** Fetched so far. */
  readonly pictures?: number;
};
