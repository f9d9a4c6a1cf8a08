import { editPostMessages as messages } from '#shared/messages/edit-post.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type DraftValue, EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import type { Block, Paragraph } from '#shared/story/story-document.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import type { NewStoryPageQuery } from '#web/generated/NewStoryPageQuery.ts';

type Quote = NonNullable<NewStoryPageQuery['quote']>;
type Post = NonNullable<Quote['post']>;

/** What a story begins with that answers a passage: the passage, and where it stands. */
export function startOfResponse({ text, post }: Quote): DraftValue {
  const quote: Block = {
    type: 'blockQuote',
    id: 'quote001',
    blocks: [
      { type: 'paragraph', id: 'quote002', content: [{ type: 'text', text }] },
      ...(post === null ? [] : [sourceOf(post)]),
    ],
  };
  return { ...EMPTY_DRAFT, document: { version: 1, blocks: [quote], footnotes: [] } };
}

function sourceOf(post: Post): Paragraph {
  const text = formatMessage(messages.quoteSource, { title: post.title || messages.untitled, name: post.creator.name });
  const path = storyPath(post);
  // The address of a story names a host without a scheme where its publication has one of its own.
  const href = path.startsWith('//') ? `https:${path}` : path;
  return { type: 'paragraph', id: 'quote003', content: [{ type: 'text', text, marks: [{ type: 'link', href }] }] };
}
