import type { Once } from '#modules/ground/tables.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';

type PlatformRoleTable = { person_id: string; role: PlatformRole; created_at: Once<Date> };

/** Written by `moderation.store.ts`; the first role by `setup.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    platform_role: PlatformRoleTable;
  }
}
