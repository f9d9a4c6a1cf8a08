/** What a feed holds, before it is written as RSS, Atom or JSON (rule 154). Addresses are absolute. */
export type Feed = {
  readonly title: string;
  readonly description: string;
  /** The page that the feed stands for. */
  readonly homeUrl: string;
  /** The feed's own address in each format. */
  readonly feedUrls: Readonly<Record<FeedFormat, string>>;
  /** BCP 47. */
  readonly language: string;
  /** When the newest change of an item was made; absent for a feed with no items. */
  readonly updatedAt?: Date;
  readonly imageUrl?: string;
  readonly items: readonly FeedItem[];
};

export type FeedItem = {
  /** Never changes, whatever becomes of the address: `{site}/p/{postId}`. */
  readonly guid: string;
  readonly url: string;
  readonly title: string;
  readonly subtitle: string;
  readonly excerpt: string;
  /** Safe HTML with absolute addresses: the whole story, or its preview where it is locked. */
  readonly html: string;
  readonly language: string;
  readonly authors: readonly FeedAuthor[];
  readonly tags: readonly string[];
  /** Absent for a story whose source had no date. */
  readonly publishedAt?: Date;
  readonly updatedAt: Date;
  readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };
  readonly licenceUrl?: string;
};

export type FeedAuthor = { readonly name: string; readonly url: string };

export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** Number of items of a feed (rule 154). */
export const FEED_ITEMS = 20;
