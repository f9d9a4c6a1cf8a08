import type { ColumnType } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type VisitSaltTable = { day: Once<string>; salt: Once<Buffer> };

type StoryVisitTable = {
  /** As the browser chose it. */
  id: Once<string>;
  story_id: Once<string>;
  /** Where the story stood at the time. */
  publication_id: string | null;
  /** Null for readers who are signed out. */
  person_id: string | null;
  /** Tells readers of a day apart; of those who are signed out it cannot be made again after two days. */
  reader_key: Once<string>;
  is_member: Once<boolean>;
  is_locked: Once<boolean>;
  started_at: Once<Date>;
  last_seen_at: Date;
  active_seconds: number;
  furthest_percent: number;
  /** Read for 30 seconds (rule 123). */
  is_read: boolean;
  medium: Once<string>;
  source: Once<string>;
  campaign: Once<string>;
  country: Once<string | null>;
  device: Once<string>;
};

/** Nobody’s name stands here, so that what was seen stays counted whoever leaves. */
type StoryCardTable = { story_id: Once<string>; is_click: Once<boolean>; shown_at: Once<Date> };
type VisitDueTable = { id: ColumnType<string, never, never>; story_id: Once<string>; hour: Once<Date> };

type Counted = {
  member_views: number;
  other_views: number;
  member_reads: number;
  other_reads: number;
  active_seconds: number;
};
type StoryHourTable = Counted & { story_id: Once<string>; hour: Once<Date>; presented: number; clicked: number };
type PublicationHourTable = Counted & { publication_id: Once<string>; hour: Once<Date> };
type StoryDayTable = Counted & { story_id: Once<string>; day: Once<string>; presented: number; clicked: number };
type StoryMonthTable = Counted & { story_id: Once<string>; month: Once<string>; presented: number; clicked: number };
type PublicationDayTable = Counted & { publication_id: Once<string>; day: Once<string> };
type StoryFacetDayTable = {
  story_id: Once<string>;
  day: Once<string>;
  facet: Once<'source' | 'campaign' | 'country' | 'device' | 'depth' | 'reach'>;
  /**
   * Of a source its medium and name, as in `search google.com`; of depth the tenth that was reached, 0 to 10, of
   * reach a percent that was: 25, 50, 75 or 90.
   */
  value: Once<string>;
  views: number;
  reads: number;
};

type ProgramVisitTable = {
  id: Once<string>;
  story_id: Once<string>;
  publication_id: string | null;
  reader_key: Once<string>;
  /** As `known-programs.ts` calls it. */
  name: Once<string>;
  started_at: Once<Date>;
};
type ProgramDayTable = {
  story_id: Once<string>;
  day: Once<string>;
  name: Once<string>;
  /** Where the story stood at the time. */
  publication_id: Once<string | null>;
  /** Pages that were asked for, added up as they are. */
  requests: number;
  /** Visits that browsers told of, counted of `program_visit`. */
  visits: number;
};

type ProgramMonthTable = Omit<ProgramDayTable, 'day'> & { month: Once<string> };
/** Sums of `program_month` (rule 308). */
type PublicationProgramMonthTable = Omit<ProgramMonthTable, 'story_id' | 'publication_id'> & {
  publication_id: Once<string>;
};

/** Written by `visits.store.ts`, `programs.store.ts`, `counted-visits.store.ts` and `counted-day.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    visit_salt: VisitSaltTable;
    story_visit: StoryVisitTable;
    story_card: StoryCardTable;
    visit_due: VisitDueTable;
    program_visit: ProgramVisitTable;
    program_day: ProgramDayTable;
    program_month: ProgramMonthTable;
    publication_program_month: PublicationProgramMonthTable;
    story_hour: StoryHourTable;
    publication_hour: PublicationHourTable;
    story_day: StoryDayTable;
    story_month: StoryMonthTable;
    publication_day: PublicationDayTable;
    story_facet_day: StoryFacetDayTable;
  }
}
