import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** `waiting` for its time, `sending`, `paused` until somebody says go on, and two ends. */
export type IssueState = 'waiting' | 'sending' | 'paused' | 'stopped' | 'done';
/**
 * Why it stands still: its writer said so, too many mailboxes refused it or readers called it spam, it is a day late, it
 * was refused for everybody alike, or readers cannot find its story, or that of a series while its publication is closed
 * (rule 293).
 */
export type StopReason = 'writer' | 'bounces' | 'complaints' | 'late' | 'refused' | 'hidden';

/** `sending` stands from before a mail leaves until its answer; whoever dies meanwhile leaves it `unknown`. */
export type DeliveryState = 'queued' | 'sending' | 'accepted' | 'deferred' | 'unknown' | 'held' | 'bounced' | 'skipped';

/** Why a reader gets no mail after all, or waits for their writer. */
export type DeliveryReason =
  | 'left'
  | 'noMailbox'
  | 'switchedOff'
  | 'muted'
  | 'blocked'
  | 'unreadable'
  | 'author'
  | 'stopped'
  | 'gaveUp'
  | 'refused'
  /** Taken at first and sent back: nobody reads there, it may be read later, or the server does not want it from us. */
  | 'gone'
  | 'setback'
  | 'ours'
  /** Its address gets nothing that goes to many (rule 168). */
  | 'suppressed'
  | 'late'
  | 'unknown';

type IssueTable = {
  id: string;
  newsletter_id: Once<string>;
  story_id: Once<string>;
  /** Of a series, the step that sends it to each reader in their turn; stays when the step is taken out. */
  step_id: Once<string | null>;
  /** What whoever gets it now reads: the title of the story, as long as somebody still may. */
  subject: string;
  state: IssueState;
  stop_reason: StopReason | null;
  /** How many readers were written down. */
  recipient_count: number;
  send_at: Once<Date>;
  /** After this nobody who was not tried yet is written to, unless somebody says so. */
  not_after: Date;
  created_at: Once<Date>;
  ended_at: Date | null;
};

type IssueDeliveryTable = {
  id: string;
  issue_id: Once<string>;
  story_id: Once<string>;
  /** Null of a reader who was erased. */
  subscriber_id: string | null;
  /** Who it is, for this story alone: nobody has it twice, also by two newsletters. */
  reader_hash: Once<string>;
  state: Generated<DeliveryState>;
  reason: DeliveryReason | null;
  attempt: Generated<number>;
  lease_until: Date | null;
  due_at: Date;
  first_tried_at: Date | null;
  /** When its answer was missed; stays, so that whoever may have it twice is known. */
  unknown_at: Date | null;
  /** Since when it is asked whether it left; null where nobody asks. */
  asked_since: Date | null;
  /** When its provider said that it left, where it says so. */
  confirmed_at: Date | null;
  ended_at: Date | null;
  /** Of the address that it left for, for this mail alone, by which what comes back is known to be about it. */
  address_hash: string | null;
  /** When its reader called it spam. */
  complained_at: Date | null;
};

/** Written by `issues.store.ts` and `deliveries.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    issue: IssueTable;
    issue_delivery: IssueDeliveryTable;
  }
}
