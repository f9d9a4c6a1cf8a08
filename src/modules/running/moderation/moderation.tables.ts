import type { Once } from '#modules/ground/tables.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';

type SuspensionTable = {
  id: string;
  person_id: Once<string>;
  /** One of the reasons of rule 162. */
  rule: Once<string>;
  reason: Once<string>;
  /** What was found, in its own words; empty where nothing can be quoted. */
  excerpt: Once<string>;
  created_at: Once<Date>;
  /** Null for the operator at the command line. */
  created_by: Once<string | null>;
  /** Null for a suspension without an end. */
  ends_at: Date | null;
  lifted_at: Date | null;
  /** Null while it runs, and where it ended by its date. */
  lifted_by: string | null;
};

type PlatformRoleTable = { person_id: string; role: PlatformRole; created_at: Once<Date> };

/** Written by `moderation.store.ts`; the first role by `setup.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    suspension: SuspensionTable;
    platform_role: PlatformRoleTable;
  }
}
