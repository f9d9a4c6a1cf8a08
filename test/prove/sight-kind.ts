import type { BuiltStory } from '#test/factories/build-story.ts';
import { type ViewerName, viewerNames } from './sight-people.ts';

/** What is hidden from some: one word that stands nowhere else, and who may come upon it. */
export type Kind = {
  readonly name: string;
  readonly canary: string;
  /** Who may come upon it anywhere. */
  readonly allowed: ReadonlySet<ViewerName>;
  /** Who may besides where the asker names what `opens` it, as what is read by its link alone (decisions 8). */
  readonly byAddress?: { readonly opens: string; readonly viewers: ReadonlySet<ViewerName> };
};

/** A place where words may come out: a path, or a question to the graph. */
export type Sink = {
  readonly path: string;
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** What the asker names there: the id of a story, or of a link to one. */
  readonly opens?: string;
  /** True where everybody is answered alike, as feeds are read without a session. */
  readonly isForAll?: boolean;
};

/** A story that stands in a scene, or goes through it. */
export type SeenStory = Pick<BuiltStory, 'id' | 'path'>;

export const everybody: ReadonlySet<ViewerName> = new Set(viewerNames);
export const nobody: ReadonlySet<ViewerName> = new Set();
export const only = (...names: readonly ViewerName[]): ReadonlySet<ViewerName> => new Set(names);
export const allBut = (...names: readonly ViewerName[]): ReadonlySet<ViewerName> =>
  everybody.difference(new Set(names));

/** Whether a viewer may come upon a kind in an answer of this sink. */
export function mayCome({ canary, allowed, byAddress }: Kind, viewer: ViewerName, sink: Sink): boolean {
  // Who says the word themselves learns nothing by it.
  if (sink.path.includes(canary)) return true;
  const reader = sink.isForAll === true ? 'visitor' : viewer;
  return (
    allowed.has(reader) || (byAddress !== undefined && byAddress.opens === sink.opens && byAddress.viewers.has(reader))
  );
}

/** Who must come upon a kind somewhere. */
export function whoSees({ allowed, byAddress }: Kind): ReadonlySet<ViewerName> {
  return byAddress === undefined ? allowed : allowed.union(byAddress.viewers);
}
