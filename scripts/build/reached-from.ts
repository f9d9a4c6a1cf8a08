import type { Rolldown } from 'vite';

/** Names a chunk for what a module imports, with all that this imports, but nothing that is fetched later. */
export function reachedFrom(entry: RegExp, name: string): Rolldown.CodeSplittingNameFunction {
  /** By the pass, which has a context of its own: what the one before knew is another build's. */
  const known = new WeakMap<Rolldown.ChunkingContext, Set<string>>();
  return (id, context) => {
    let reached = known.get(context);
    if (reached === undefined) known.set(context, (reached = new Set()));
    return isReached(id, new Set()) ? name : null;

    function isReached(module: string, seen: Set<string>): boolean {
      if (reached?.has(module) === true) return true;
      if (seen.has(module)) return false;
      seen.add(module);
      const is =
        entry.test(module) || (context.getModuleInfo(module)?.importers ?? []).some((from) => isReached(from, seen));
      if (is) reached?.add(module);
      return is;
    }
  };
}
