import type { Source } from './source.ts';

type SourceKey = Pick<Source, 'kind' | 'id'>;

const keyOf = ({ kind, id }: SourceKey): string => `${kind} ${id}`;

/** What was muted or unmuted since the page was made: cards go and come back at once, before any answer. */
let turned: ReadonlyMap<string, boolean> = new Map();
const watchers = new Set<() => void>();

export const turnedMutes = {
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  },
  /** The same object until something changes. */
  all: (): ReadonlyMap<string, boolean> => turned,
  set(source: SourceKey, isMuting: boolean): void {
    turned = new Map(turned).set(keyOf(source), isMuting);
    for (const watcher of watchers) watcher();
  },
};

/** Whether a source is muted by now; undefined where nobody touched it. */
export function turnedTo(all: ReadonlyMap<string, boolean>, source: SourceKey): boolean | undefined {
  return all.get(keyOf(source));
}
