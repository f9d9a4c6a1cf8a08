import { useState } from 'react';
import { coAuthorMessages as messages } from '#shared/messages/co-authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { ArrangeBylineDocument } from '#web/generated/ArrangeByline.ts';
import { BylineQueryDocument } from '#web/generated/BylineQuery.ts';
import { moved } from '#web/features/reading/lists/moved.ts';
import styles from '#web/parts/list/PartyRows.module.css';
import { AuthorRow } from './AuthorRow.tsx';
import { InviteAuthorForm } from './InviteAuthorForm.tsx';
import { InvitedRow } from './InvitedRow.tsx';

/** Who stands in the byline of a story, in which order, and who is asked to (WRITE-9). */
export function CoAuthorsField({ postId }: { readonly postId: string }) {
  useNewest(BylineQueryDocument, { postId });
  const { data } = useQuery(BylineQueryDocument, { variables: { postId } });
  const arranging = useChange(ArrangeBylineDocument, { says: 'toast' });
  const [spoken, setSpoken] = useState('');
  const byline = data?.byline;
  if (!byline) return null;
  const { authors, invited, creatorId, viewerCanChange } = byline;
  const move = async (from: number, to: number) => {
    const userIds = moved(authors, from, to).map(({ id }) => id);
    const name = authors[from]?.name ?? '';
    if ((await arranging.run({ postId, userIds })) === undefined) return;
    setSpoken(formatMessage(messages.moved, { name, place: to + 1, count: authors.length }));
  };
  return (
    <RowGroup anchor="authors" title={messages.title}>
      <p className={styles.text}>{messages.text}</p>
      <ul className={styles.rows}>
        {authors.map((person, index) => (
          <AuthorRow
            key={person.id}
            postId={postId}
            person={person}
            isCreator={person.id === creatorId}
            isSelf={person.id === data?.viewer?.id}
            canChange={viewerCanChange}
            onUp={viewerCanChange && index > 0 ? () => void move(index, index - 1) : undefined}
            onDown={viewerCanChange && index < authors.length - 1 ? () => void move(index, index + 1) : undefined}
          />
        ))}
        {invited.map((person) => (
          <InvitedRow key={person.id} postId={postId} person={person} canChange={viewerCanChange} />
        ))}
      </ul>
      <VisuallyHidden>
        <output>{spoken}</output>
      </VisuallyHidden>
      {viewerCanChange && <InviteAuthorForm postId={postId} />}
    </RowGroup>
  );
}
