import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';
import type { ClientEventData } from '#shared/telemetry/client-event.ts';

type ClientEventTable = {
  /** As the browser chose it: the same event comes in once. */
  id: Once<string>;
  name: Once<string>;
  type: Once<string>;
  data: ColumnType<ClientEventData, string, never>;
  /** Null for readers who are signed out: nothing tells one of them from another. */
  person_id: Once<string | null>;
  /** By the clock of the browser, but never later than it came in. */
  happened_at: Once<Date>;
  received_at: Once<Date>;
};
type ClientEventDayTable = {
  day: Once<string>;
  name: Once<string>;
  event_count: number;
};

/** Written by `telemetry.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    client_event: ClientEventTable;
    client_event_day: ClientEventDayTable;
  }
}
