import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ImportProblem, ImportSource } from '../imported-story.ts';

/** What all parts of a run share. */
export type RunState = {
  readonly context: CommandContext;
  readonly source: ImportSource;
  readonly isDryRun: boolean;
  readonly report: (problem: ImportProblem) => void;
};
