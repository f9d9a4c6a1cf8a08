import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { ReasonedItem } from '#web/generated/fragments.ts';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import type { ShownLess } from './shown-less.ts';
import { showLess } from './turn-show-less.ts';

/** For the menu of a card: less like it, or less of who wrote it, where it stands, and what it is about (rule 40). */
export function ShowLessItems({ item }: { readonly item: ReasonedItem }) {
  const graph = use(GraphContext);
  const { post, reason } = item;
  const author = post.authors[0] ?? post.creator;
  const { collection } = post;
  const ask = (less: ShownLess) => () => void showLess(graph, post.id, less);
  return (
    <>
      <MenuAction onChoose={ask({ reason: 'STORY', name: '', tagSlug: null })}>{messages.showLess}</MenuAction>
      <MenuAction onChoose={ask({ reason: 'AUTHOR', name: author.name, tagSlug: null })}>
        {formatMessage(messages.showLessOf, { name: author.name })}
      </MenuAction>
      {collection && (
        <MenuAction onChoose={ask({ reason: 'PUBLICATION', name: collection.name, tagSlug: null })}>
          {formatMessage(messages.showLessOf, { name: collection.name })}
        </MenuAction>
      )}
      {reason.tag && (
        <MenuAction onChoose={ask({ reason: 'TAG', name: reason.tag.displayTitle, tagSlug: reason.tag.slug })}>
          {formatMessage(messages.showLessAbout, { name: reason.tag.displayTitle })}
        </MenuAction>
      )}
    </>
  );
}
