import type { Json } from '#modules/ground/tables.ts';

type SettingTable = { name: string; value: Json<unknown>; updated_at: Date };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    setting: SettingTable;
  }
}
