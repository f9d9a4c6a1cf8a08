import type { Loaders } from './loaders.ts';
import type { ReadContext } from './read-context.ts';

/** Something that is so, or not, between the viewer and somebody or something: they mute it, or block them. */
export type ViewerRelation = {
  /** Whether it is so; asked for a whole list by one statement. False for who is signed out. */
  readonly holds: (context: ReadContext, id: string) => Promise<boolean>;
  /** Lets the rest of a request read it anew, after a command has changed it. */
  readonly forget: (context: Pick<ReadContext, 'loaders'>) => void;
};

/** `text` gives `ownerId` for each of `$1` that the viewer `$2` stands in the relation to. */
export function viewerRelation(name: string, text: string): ViewerRelation {
  /** How often it changed within one request: what was read before is old then. */
  const changes = new WeakMap<Loaders, number>();
  return {
    holds: async ({ viewer, database, loaders }, id) => {
      if (viewer === null) return false;
      const rows = await loaders.grouped<{ ownerId: string }>(`${name} ${changes.get(loaders) ?? 0}`, id, (ids) =>
        database.query<{ ownerId: string }>(name, text, [ids, viewer.personId]),
      );
      return rows.length > 0;
    },
    forget: ({ loaders }) => {
      changes.set(loaders, (changes.get(loaders) ?? 0) + 1);
    },
  };
}
