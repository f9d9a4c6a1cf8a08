import type { ColumnType } from 'kysely';
import type { PreferenceValue } from '#shared/identity/preference-list.ts';

type ViewerPreferenceTable = {
  person_id: string;
  name: string;
  value: ColumnType<PreferenceValue, string, string>;
  updated_at: Date;
};
type DismissedFlagTable = { person_id: string; flag: string; dismissed_at: Date };

/** Written by `preferences.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    viewer_preference: ViewerPreferenceTable;
    dismissed_flag: DismissedFlagTable;
  }
}
