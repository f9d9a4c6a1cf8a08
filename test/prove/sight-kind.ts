import type { BuiltStory } from '#test/factories/build-story.ts';
import { isAbroad, type ViewerName, viewerNames } from './sight-people.ts';

/** What is hidden from some: one word that stands nowhere else, and who may come upon it. */
export type Kind = {
  readonly name: string;
  readonly canary: string;
  /** Who may come upon it anywhere. */
  readonly allowed: ReadonlySet<ViewerName>;
  /** Who may besides where the asker names what `opens` it, as what is read by its link alone (rule 8). */
  readonly byAddress?: { readonly opens: string; readonly viewers: ReadonlySet<ViewerName> };
  /** Who comes upon it only where they ask for it by name: those who mute it, and those who are kept apart. */
  readonly notOffered?: ReadonlySet<ViewerName>;
  /** The place that is muted itself, and stays as it is. */
  readonly stillAt?: Sink['place'];
};

/** A place where words may come out: a path, or a question to the graph. */
export type Sink = {
  readonly path: string;
  readonly query?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  /** What is posted to a path. */
  readonly post?: { readonly body: unknown; readonly headers: Readonly<Record<string, string>> };
  /** What the asker names there: the id of a story, or a link to one, or both. */
  readonly opens?: string | readonly string[];
  /** True where everybody is answered alike, as feeds are read without a session. */
  readonly isForAll?: boolean;
  /** True where words are offered to whoever did not ask for them: feeds, search, suggestions, news. */
  readonly isOffer?: boolean;
  /** What the offers are of that one opens by its name. */
  readonly place?: 'tag';
  /** What an answer says wrong by itself, as a number that counts more than is shown. */
  readonly findWrong?: (answer: string) => string | undefined;
};

/** A story that stands in a scene, or goes through it. */
export type SeenStory = Pick<BuiltStory, 'id' | 'path'>;

export const everybody: ReadonlySet<ViewerName> = new Set(viewerNames);
export const nobody: ReadonlySet<ViewerName> = new Set();
export const only = (...names: readonly ViewerName[]): ReadonlySet<ViewerName> => new Set(names);
export const allBut = (...names: readonly ViewerName[]): ReadonlySet<ViewerName> =>
  everybody.difference(new Set(names));

/** Whether a viewer may come upon a kind in an answer of this sink. */
export function mayCome(
  { canary, allowed, byAddress, notOffered, stillAt }: Kind,
  viewer: ViewerName,
  sink: Sink,
): boolean {
  // Who says the word themselves learns nothing by it.
  if (sink.path.includes(canary)) return true;
  const isStill = stillAt !== undefined && stillAt === sink.place;
  if (sink.isOffer === true && !isStill && notOffered?.has(viewer) === true) return false;
  const anybody = isAbroad(viewer) ? 'abroad' : 'visitor';
  const reader = sink.isForAll === true ? anybody : viewer;
  const { opens = [] } = sink;
  const isNamed = byAddress !== undefined && [opens].flat().includes(byAddress.opens);
  return allowed.has(reader) || (isNamed && byAddress.viewers.has(reader));
}

/** Who must come upon a kind somewhere. */
export function whoSees({ allowed, byAddress }: Kind): ReadonlySet<ViewerName> {
  return byAddress === undefined ? allowed : allowed.union(byAddress.viewers);
}
