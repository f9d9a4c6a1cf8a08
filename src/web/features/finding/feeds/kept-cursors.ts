const KEPT = 'feedCursors';

type Cursors = readonly (string | null)[];

/** The pages that a history entry had below its first one; undefined where it had none, or begins elsewhere. */
export function keptCursors(state: unknown, first: string | null): Cursors | undefined {
  if (state === null || typeof state !== 'object' || !(KEPT in state)) return undefined;
  const kept: unknown = state[KEPT];
  if (!Array.isArray(kept) || kept.length < 2 || kept[0] !== first) return undefined;
  const isWhole = kept.slice(1).every((cursor) => typeof cursor === 'string');
  return isWhole ? (kept as Cursors) : undefined;
}

/** The same state of a history entry with those pages in it. */
export function withCursors(state: unknown, cursors: Cursors): Readonly<Record<string, unknown>> {
  return { ...(state !== null && typeof state === 'object' ? state : {}), [KEPT]: cursors };
}
