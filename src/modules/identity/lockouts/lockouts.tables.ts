import type { ColumnType, Generated } from 'kysely';

/** What is tried: each has a ladder of its own (rules 133, 134). */
export type LockoutKind = 'password' | 'secondFactor' | 'recoveryCode';

type SignInLockoutTable = {
  kind: LockoutKind;
  subject: string;
  failure_count: Generated<number>;
  locked_until: Date | null;
  is_permanent: Generated<boolean>;
  updated_at: Date;
};
type NetworkLockoutTable = {
  network: string;
  lock_count: Generated<number>;
  locked_until: Date | null;
  updated_at: Date;
};
type SignInAttemptTable = {
  id: Generated<number>;
  network: string;
  subject: string;
  is_failure: Generated<boolean>;
  made_at: ColumnType<Date, Date, never>;
};

/** Written by `lockouts.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    sign_in_lockout: SignInLockoutTable;
    network_lockout: NetworkLockoutTable;
    sign_in_attempt: SignInAttemptTable;
  }
}
