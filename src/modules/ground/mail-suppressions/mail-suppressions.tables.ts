import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** The mailbox is not there, it was full again and again, or its reader called our mail spam. */
export type SuppressionKind = 'bounced' | 'full' | 'complained';

/** One row for each reason why an address gets less mail than it would. */
type MailSuppressionTable = {
  address: Once<string>;
  kind: Once<SuppressionKind>;
  /** What its mail server answered last, such as `5.1.1`; empty of a complaint. */
  status: string;
  since: Date;
  /** Null where it ends only when somebody lifts it. */
  until: Date | null;
};

/** Mail that came back for a reason that passes, for a month: three of them are one too many. */
type MailSetbackTable = {
  id: Generated<string>;
  address: Once<string>;
  happened_at: Once<Date>;
};

/** Written by `mail-suppressions.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    mail_suppression: MailSuppressionTable;
    mail_setback: MailSetbackTable;
  }
}
