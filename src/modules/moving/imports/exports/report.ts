import { ArchiveError } from '../archive/archive-error.ts';
import { UnreadableTextError } from '../convert/unreadable-text-error.ts';
import type { ImportedStory, ImportProblem } from '../imported-story.ts';

export type ExportItem = ImportedStory | ImportProblem;

export function isProblem(item: ExportItem): item is ImportProblem {
  return 'reason' in item;
}

export function refused(file: string, reason: string): ImportProblem {
  return { kind: 'refused', file, reason };
}

export function changed(file: string, reason: string): ImportProblem {
  return { kind: 'changed', file, reason };
}

/** The report line of a failure that one item caused; anything that is not about the item is thrown on. */
export function asRefusal(file: string, error: unknown): ImportProblem {
  if (error instanceof ArchiveError || error instanceof UnreadableTextError) return refused(file, error.message);
  if (error instanceof RangeError) return refused(file, 'The text is nested too deeply to read.');
  throw error;
}

/** Notes of one item, each said once. */
export type Notes = { readonly say: (reason: string) => void; readonly lines: () => readonly ImportProblem[] };

export function takeNotes(file: string): Notes {
  const reasons = new Set<string>();
  return {
    say: (reason) => void reasons.add(reason),
    lines: () => [...reasons].map((reason) => changed(file, reason)),
  };
}
