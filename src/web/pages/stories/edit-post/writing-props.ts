import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { SubmittablePost } from '#web/generated/fragments.ts';
import type { DraftToOpen } from '#web/features/stories/drafts/open-draft.ts';

/** What the server knows of a story that is begun. */
export type BegunPost = SubmittablePost & {
  readonly title: string;
  readonly language: string;
  readonly isPublished: boolean;
  /** Whether it is an email to the readers of one newsletter, which stands in no list. */
  readonly isLetter: boolean;
  readonly collectionName: string | undefined;
  /** When it goes out, where it is scheduled. */
  readonly goesOut: string | undefined;
  readonly canPublish: boolean;
  readonly viewerCan: { readonly delete: boolean };
};

export type WritingProps = {
  readonly draft: DraftToOpen;
  readonly personId: string;
  /** Undefined for a story that does not exist yet. */
  readonly post?: BegunPost | undefined;
  /** The sheet from which it is published opens with it. */
  readonly isPublishing?: boolean;
  /** What a new story begins with, where it answers a passage. */
  readonly start?: DraftValue | undefined;
};
