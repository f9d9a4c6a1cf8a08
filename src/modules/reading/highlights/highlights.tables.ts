import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** A passage of a story as a reader marked it, and where it stands by now (rule 11). */
export type PassageColumns = {
  story_id: Once<string>;
  person_id: Once<string>;
  block_id: string;
  /** UTF-16 units of the block's plain text. */
  start_offset: number;
  end_offset: number;
  /** The words that were marked: they stay as they were. */
  text: Once<string>;
  prefix: string;
  suffix: string;
  /** True where the words are not in the story any more. */
  is_passage_changed: Generated<boolean>;
  created_at: Once<Date>;
};

type HighlightTable = PassageColumns & { id: string; is_private: boolean };

/** Written by `highlights.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    highlight: HighlightTable;
  }
}
