import type { Columns } from '#modules/ground/column-list.ts';
import type { List } from '#modules/reading/lists/list.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { Story } from '#modules/stories/stories/story.ts';

/** A row without the text that only its author edits. */
export type Response = {
  readonly id: string;
  readonly storyId: string | null;
  readonly listId: string | null;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly bodyHtml: string;
  readonly excerpt: string;
  readonly quoteBlockId: string | null;
  readonly quoteText: string | null;
  readonly clapCount: number;
  readonly fanCount: number;
  readonly replyCount: number;
  readonly score: number;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly hiddenAt: Date | null;
  readonly isConcealed: boolean;
  readonly isSilent: boolean;
  readonly pinnedAt: Date | null;
  readonly deletedAt: Date | null;
};

export const responseColumns: Columns<Response> = {
  id: 'id',
  storyId: 'story_id',
  listId: 'list_id',
  parentId: 'parent_id',
  authorId: 'author_id',
  bodyHtml: 'body_html',
  excerpt: 'excerpt',
  quoteBlockId: 'quote_block_id',
  quoteText: 'quote_text',
  clapCount: 'clap_count',
  fanCount: 'fan_count',
  replyCount: 'reply_count',
  score: 'score',
  createdAt: 'created_at',
  editedAt: 'edited_at',
  hiddenAt: 'hidden_at',
  isConcealed: 'is_concealed',
  isSilent: 'is_silent',
  pinnedAt: 'pinned_at',
  deletedAt: 'deleted_at',
};

/** Where responses stand. */
export type Place = { readonly kind: 'story'; readonly story: Story } | { readonly kind: 'list'; readonly list: List };

/** A response as one viewer sees it. */
export type PresentedResponse = {
  readonly response: Response;
  readonly place: Place;
  /** Undefined where only the gap is shown that its words left: its replies are there still. */
  readonly author: Person | undefined;
};
