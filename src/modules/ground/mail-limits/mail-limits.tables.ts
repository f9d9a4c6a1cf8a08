/** What is left of a rate; below nothing where mail left that waits for nobody. */
type MailBucketTable = { name: string; tokens: number; filled_at: Date };

/** How many mails to many left from a domain on a day of its warm-up. */
type MailDayTable = {
  domain: string;
  day: Date;
  /** Which day it was on which mail left, from 0. */
  number: number;
  sent: number;
};

/** Written by `mail-limits.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    mail_bucket: MailBucketTable;
    mail_day: MailDayTable;
  }
}
