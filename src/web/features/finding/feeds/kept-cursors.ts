const KEPT = 'feedCursors';

type Cursors = readonly (string | null)[];

/** What a history entry keeps of its lists, by their names. */
function listsIn(state: unknown): Readonly<Record<string, unknown>> {
  if (state === null || typeof state !== 'object' || !(KEPT in state)) return {};
  const kept: unknown = state[KEPT];
  return kept !== null && typeof kept === 'object' ? { ...kept } : {};
}

/** The pages that a list of a history entry had below its first one; undefined where it had none, or begins elsewhere. */
export function keptCursors(state: unknown, list: string, first: string | null): Cursors | undefined {
  const kept = listsIn(state)[list];
  if (!Array.isArray(kept) || kept.length < 2 || kept[0] !== first) return undefined;
  const isWhole = kept.slice(1).every((cursor) => typeof cursor === 'string');
  return isWhole ? (kept as Cursors) : undefined;
}

/** The same state of a history entry with those pages in it. */
export function withCursors(state: unknown, list: string, cursors: Cursors): Readonly<Record<string, unknown>> {
  const others = state !== null && typeof state === 'object' ? state : {};
  return { ...others, [KEPT]: { ...listsIn(state), [list]: cursors } };
}
