import { use } from 'react';
import { blockingMessages } from '#shared/messages/blocking.ts';
import { followingMessages as messages } from '#shared/messages/following.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { Button } from '#web/design/Button.tsx';
import styles from '#web/parts/list/ActionRows.module.css';
import type { Source } from '#web/features/people/muting/source.ts';
import { mute, unmute } from '#web/features/people/muting/turn-mute.ts';
import { tagPath } from '#web/features/ground/paths/paths.ts';
import { PersonRow } from '#web/features/people/people/PersonRow.tsx';
import { PublicationRow } from '#web/features/stories/publications/PublicationRow.tsx';
import type { MutedPageQuery } from '#web/generated/MutedPageQuery.ts';

type Muted = NonNullable<NonNullable<MutedPageQuery['viewer']>['muted']>['items'][number];

/** A source that is muted, and the button that ends it, or mutes it again. */
export function MutedRow({ entity }: { readonly entity: Muted }) {
  const graph = use(GraphContext);
  const source = sourceOf(entity);
  const { isMuting } = entity.viewerEdge;
  return (
    <div className={styles.row} data-entity={entity.id}>
      <div className={styles.entity}>
        <MutedEntity entity={entity} />
      </div>
      <Button
        look="outlined"
        size="small"
        aria-label={formatMessage(isMuting ? blockingMessages.unmute : blockingMessages.mute, { name: source.name })}
        onClick={() => void (isMuting ? unmute : mute)(graph, source)}
      >
        {isMuting ? messages.unmute : messages.mute}
      </Button>
    </div>
  );
}

function MutedEntity({ entity }: { readonly entity: Muted }) {
  switch (entity.__typename) {
    case 'User':
      return <PersonRow person={entity} />;
    case 'Collection':
      return <PublicationRow publication={entity} />;
    case 'Tag':
      return (
        <Link className={styles.name} to={tagPath(entity.slug)} dir="auto">
          {entity.displayTitle}
        </Link>
      );
  }
}

function sourceOf(entity: Muted): Source {
  const { id } = entity;
  if (entity.__typename === 'Tag') return { kind: 'tag', id, slug: entity.slug, name: entity.displayTitle };
  return { kind: entity.__typename === 'User' ? 'person' : 'publication', id, name: entity.name };
}
