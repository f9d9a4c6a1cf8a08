import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type ImageTable = {
  id: string;
  format: string;
  width: number;
  height: number;
  byte_count: number;
  placeholder: string | null;
  alt: Generated<string>;
  created_at: Once<Date>;
};

/** A size of a picture that the file store holds, by its key. */
type ImageVariantTable = { key: string; image_id: string; byte_count: number; made_at: Date };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    image: ImageTable;
    image_variant: ImageVariantTable;
  }
}
