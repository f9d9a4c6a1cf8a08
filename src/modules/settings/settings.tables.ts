import type { Json } from '#modules/tables.ts';

type SettingTable = { name: string; value: Json<unknown>; updated_at: Date };

declare module '#modules/tables.ts' {
  interface Tables {
    setting: SettingTable;
  }
}
