import type { MailProviderName } from '#platform/mail/mail-transport.ts';
import type { Once } from '#modules/ground/tables.ts';
import type { MailEventKind } from './mail-event.ts';

/** What providers told of mail, so that each thing counts once. */
type MailEventTable = {
  provider: Once<MailProviderName>;
  event_id: Once<string>;
  kind: Once<MailEventKind>;
  mail_id: Once<string | null>;
  /** Whom it is about, until that is acted on. */
  address: string | null;
  status: Once<string>;
  received_at: Once<Date>;
  taken_at: Date | null;
};

/** Written by `mail-events.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    mail_event: MailEventTable;
  }
}
