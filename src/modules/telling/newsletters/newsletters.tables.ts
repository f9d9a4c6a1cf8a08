import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type NewsletterTable = {
  id: string;
  /** Whose it is: a writer's or a publication's, one of both. */
  person_id: Once<string | null>;
  publication_id: Once<string | null>;
  /** The one that new stories go to, and that subscribing to a writer or a publication means. */
  is_first: Once<boolean>;
  name: string;
  description: Generated<string>;
  /** How often it comes, in the words of its makers; may be empty. */
  cadence: Generated<string>;
  /** Empty: the name of the writer or publication. */
  sender_name: Generated<string>;
  reply_to: string | null;
  /** Since when its reader is asked about replies; until they agree, which empties it, nothing names that address (rule 300). */
  reply_to_asked_at: Date | null;
  /** Whether a story goes out when it is published. */
  sends_stories: Generated<boolean>;
  /** Empty: no mail of welcome. */
  welcome_subject: Generated<string>;
  welcome_text: Generated<string>;
  /** Grows with each change of its settings. */
  revision: Generated<number>;
  created_at: Once<Date>;
  updated_at: Date;
  ended_at: Date | null;
};

/** Written by `newsletters.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    newsletter: NewsletterTable;
  }
}
