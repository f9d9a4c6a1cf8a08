import type { Once } from '#modules/ground/tables.ts';
import type { SubscriberSource } from '#modules/telling/subscribers/subscribers.tables.ts';

/** Who of those that get a newsletter: all, those who pay, or those who pay more. */
export type MailReach = 'everybody' | 'members' | 'friends';

type StoryMailingTable = {
  story_id: Once<string>;
  newsletter_id: string;
  reach: MailReach;
  /** How they came to the list; null for any way. */
  source: SubscriberSource | null;
  /** Only who follows a topic of the story. */
  follows_topics: boolean;
  /** Only who read something on this site in the last 30 days. */
  is_active: boolean;
  /** Whose readers get it, of a correction. */
  corrected_issue_id: string | null;
  changed_at: Date;
};

/** Written by `mailings.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    story_mailing: StoryMailingTable;
  }
}
