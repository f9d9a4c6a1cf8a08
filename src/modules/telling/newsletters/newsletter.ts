import type { Columns } from '#modules/ground/column-list.ts';

/** Whose a newsletter is. */
export type NewsletterOwner = { readonly kind: 'person' | 'publication'; readonly id: string };

/** What goes by mail to whoever asked for it: a writer has one, a publication may have several. */
export type Newsletter = {
  readonly id: string;
  readonly personId: string | null;
  readonly publicationId: string | null;
  /** The one that new stories go to, and that subscribing to a writer or a publication means. */
  readonly isFirst: boolean;
  readonly name: string;
  readonly description: string;
  readonly cadence: string;
  /** Empty: the name of the writer or the publication. */
  readonly senderName: string;
  readonly replyTo: string | null;
  /** Since when its reader is asked; null where they agreed. */
  readonly replyToAskedAt: Date | null;
  readonly sendsStories: boolean;
  /** Empty: nobody is welcomed. */
  readonly welcomeSubject: string;
  readonly welcomeText: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

/** One that is stored: its revision grows with each change, so that of two who save at once the second hears of it. */
export type StoredNewsletter = Newsletter & { readonly revision: number };

export const newsletterColumns: Columns<StoredNewsletter> = {
  id: 'id',
  personId: 'person_id',
  publicationId: 'publication_id',
  isFirst: 'is_first',
  name: 'name',
  description: 'description',
  cadence: 'cadence',
  senderName: 'sender_name',
  replyTo: 'reply_to',
  replyToAskedAt: 'reply_to_asked_at',
  sendsStories: 'sends_stories',
  welcomeSubject: 'welcome_subject',
  welcomeText: 'welcome_text',
  revision: 'revision',
  createdAt: 'created_at',
  endedAt: 'ended_at',
};

/** Throws where a row names neither, which the database refuses. */
export function ownerOf({ personId, publicationId }: Pick<Newsletter, 'personId' | 'publicationId'>): NewsletterOwner {
  if (personId !== null) return { kind: 'person', id: personId };
  if (publicationId !== null) return { kind: 'publication', id: publicationId };
  throw new Error('A newsletter is nobody’s');
}
