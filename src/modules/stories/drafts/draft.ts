import type { DraftValue } from '#shared/story/delta/draft-value.ts';

/** A draft as it is now. */
export type Draft = DraftValue & {
  readonly postId: string;
  /** 0 where a published story was never edited here. */
  readonly rev: number;
  readonly updatedAt: Date;
  readonly updatedById: string | null;
  /** Null where readers never saw it. */
  readonly publishedRev: number | null;
  readonly publicationId: string | null;
  readonly inResponseToQuoteId: string | null;
  readonly repostId: string | null;
};

export function draftValue({ title, subtitle, document, previewBreak }: DraftValue): DraftValue {
  return { title, subtitle, document, previewBreak };
}
