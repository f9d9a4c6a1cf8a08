import type { Generated } from 'kysely';
import type { Once } from '#modules/tables.ts';

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

declare module '#modules/tables.ts' {
  interface Tables {
    image: ImageTable;
  }
}
