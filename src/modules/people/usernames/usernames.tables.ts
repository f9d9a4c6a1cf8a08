type OldUsernameTable = {
  /** In lower case. */
  username: string;
  person_id: string;
  changed_at: Date;
  /** Until then it leads to its person and is nobody else's (rule 130). */
  expires_at: Date;
};

/** Written by `usernames.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    old_username: OldUsernameTable;
  }
}
