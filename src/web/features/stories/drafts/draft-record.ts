import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';

/** Where a story that does not exist yet is to be made: under a publication, as the answer to a passage, or as a letter. */
export type DraftOrigin = {
  readonly collectionSlug?: string | undefined;
  readonly inResponseToQuoteId?: string | undefined;
  /** Of a letter: the newsletter that mails it. */
  readonly newsletterId?: string | undefined;
};

/** What the server has, as far as this tab was told. */
export type DraftBase = { readonly rev: number; readonly value: DraftValue };

/** A save that went out, or is to, and has no answer yet. It is sent as it is until it has one. */
export type PendingSave = {
  /** The server answers the same save in the same way, however often it comes. */
  readonly saveId: string;
  /** The draft as it is once the save is acknowledged. */
  readonly value: DraftValue;
  /** Undefined for the save that makes the story. */
  readonly delta?: DraftDelta | undefined;
  /** It joins two drafts: the server keeps a version of it. */
  readonly isMerge?: boolean | undefined;
};

/** What a device keeps of one tab’s work on one draft, until the server has all of it. Plain JSON. */
export type DraftRecord = {
  /** Of the tab’s work, not of the story: two tabs with one draft have two. */
  readonly id: string;
  readonly personId: string;
  /** Null until the story exists. */
  readonly postId: string | null;
  readonly origin: DraftOrigin;
  /** Null until the story exists. */
  readonly base: DraftBase | null;
  readonly pending: PendingSave | null;
  readonly value: DraftValue;
  /** Counts up with each keeping, so that of two copies the younger is known whatever the clock says. */
  readonly turn: number;
};
