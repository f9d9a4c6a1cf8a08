import type { Design } from '#shared/design/design.ts';
import type { Json } from '#modules/ground/tables.ts';

/** Of a publication or of a person: the other column is null. */
type Owned = { publication_id: string | null; person_id: string | null };

type DesignTable = Owned & {
  version: number;
  published: Json<Design>;
  /** What readers saw before it. */
  previous: Json<Design>;
  published_at: Date;
};

/** What is being tried: its revision goes up with every saving and starts behind the one that was published. */
type DesignDraftTable = Owned & { revision: number; draft: Json<Design>; saved_at: Date };

type DesignIntroductionTable = { person_id: string; version_seen: number };

/** Written by `designs.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    design: DesignTable;
    design_draft: DesignDraftTable;
    design_introduction: DesignIntroductionTable;
  }
}
