import type { CommandContext } from './command-context.ts';
import { createLoaders } from './loaders.ts';
import type { ReadContext } from './read-context.ts';

/** Looks, for a command, at what its asker may see: the same rules as for a page, and rows that are fresh. */
export function commandReader({ database, clock, viewer, browser }: CommandContext): ReadContext {
  return { database, clock, viewer, loaders: createLoaders(database), country: browser?.country ?? null };
}
