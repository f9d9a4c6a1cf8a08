import { useState } from 'react';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import type { NoteItem } from '#web/generated/fragments.ts';
import { type PostNotesQuery, PostNotesQueryDocument } from '#web/generated/PostNotesQuery.ts';
import { NoteView } from './NoteView.tsx';
import styles from './Notes.module.css';

/**
 * Private notes on a story that the viewer may see, those that wait first; its document is `PostNotesQuery` with
 * `postId` and `to`, which is asked in a session alone.
 */
export function NotesPanel({ storyId }: { readonly storyId: string }) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  return (
    <div className={styles.panel}>
      <p className={styles.about}>{messages.about}</p>
      <PagedFeed<PostNotesQuery, NoteItem>
        document={PostNotesQueryDocument}
        variables={{ postId: storyId }}
        select={({ notedPost }) => {
          if (notedPost.__typename !== 'Post' || notedPost.notes === null) return undefined;
          const { items, pagingInfo } = notedPost.notes;
          return { items, next: pagingInfo.next };
        }}
        empty={messages.none}
        moreLabel={messages.more}
      >
        {(notes) =>
          notes
            .filter(({ id }) => !removed.includes(id))
            .map((note) => <NoteView key={note.id} note={note} onRemoved={() => setRemoved([...removed, note.id])} />)
        }
      </PagedFeed>
    </div>
  );
}
