import type { Once } from '#modules/ground/tables.ts';

/** How many claps a person gave, 1 to 50 (rule 22); who took them all back has no row. */
type Given = { person_id: string; count: number; created_at: Once<Date>; updated_at: Date };

/** Written by `claps.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    clap: Given & { story_id: string };
    response_clap: Given & { response_id: string };
    list_clap: Given & { list_id: string };
  }
}
