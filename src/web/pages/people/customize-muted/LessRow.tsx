import { use, useState } from 'react';
import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import styles from '#web/parts/list/ActionRows.module.css';
import { sendChange } from '#web/app/graph/send-change.ts';
import { tagPath } from '#web/features/ground/paths/paths.ts';
import { storyPath } from '#web/features/ground/paths/story-path.ts';
import { PersonRow } from '#web/features/people/people/PersonRow.tsx';
import { PublicationRow } from '#web/features/stories/publications/PublicationRow.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { ShownLessPageQuery } from '#web/generated/ShownLessPageQuery.ts';
import { UndoShowLessOfDocument } from '#web/generated/UndoShowLessOf.ts';

type LessWanted = NonNullable<NonNullable<ShownLessPageQuery['viewer']>['shownLess']>['items'][number];

const REASONS = { Post: 'STORY', User: 'AUTHOR', Collection: 'PUBLICATION', Tag: 'TAG' } as const;

/** Of what the viewer wants to see less, and the button that ends it; it stays until the page is left. */
export function LessRow({ entity }: { readonly entity: LessWanted }) {
  const graph = use(GraphContext);
  const [isUndone, setIsUndone] = useState(false);
  const undo = async () => {
    setIsUndone(true);
    const variables = { reason: REASONS[entity.__typename], targetId: entity.id };
    const { failure } = await sendChange(graph, UndoShowLessOfDocument, variables);
    if (failure === undefined) return;
    setIsUndone(false);
    void showToast({ message: messages.lessFailed, tone: 'danger', testId: 'undo-less-failed' });
  };
  return (
    <div className={styles.row} data-entity={entity.id}>
      <div className={styles.entity}>
        <LessEntity entity={entity} />
      </div>
      {isUndone ? (
        <output className={styles.figures}>{messages.lessUndone}</output>
      ) : (
        <Button
          look="outlined"
          size="small"
          aria-label={formatMessage(messages.undoLessOf, { name: nameOf(entity) })}
          onClick={() => void undo()}
        >
          {messages.undoLess}
        </Button>
      )}
    </div>
  );
}

function LessEntity({ entity }: { readonly entity: LessWanted }) {
  switch (entity.__typename) {
    case 'User':
      return <PersonRow person={entity} />;
    case 'Collection':
      return <PublicationRow publication={entity} />;
    case 'Tag':
      return <Name to={tagPath(entity.slug)} name={entity.displayTitle} />;
    case 'Post':
      return (
        <>
          <Name to={storyPath(entity)} name={nameOf(entity)} />
          <p className={styles.figures} dir="auto">
            {entity.creator.name}
          </p>
        </>
      );
  }
}

function Name({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link className={styles.name} to={to} dir="auto">
      {name}
    </Link>
  );
}

function nameOf(entity: LessWanted): string {
  if (entity.__typename === 'Post') return entity.title || storyMessages.untitled;
  return entity.__typename === 'Tag' ? entity.displayTitle : entity.name;
}
