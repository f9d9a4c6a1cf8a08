import type { MailStop, MailTransport } from '#platform/mail/mail-transport.ts';

/** What somebody waits for, and what goes to many. */
export type MailLane = 'account' | 'bulk';

/** A lane whose carrier takes nothing from us before somebody mends something; no row where mail leaves. */
type MailStopTable = {
  lane: MailLane;
  carrier: MailTransport['carrier'];
  reason: MailStop;
  /** In the carrier's own words. */
  answer: string;
  since: Date;
  /** When the next mail finds out whether it was mended. */
  retry_at: Date;
};

/** Written by `mail-lanes.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    mail_stop: MailStopTable;
  }
}
