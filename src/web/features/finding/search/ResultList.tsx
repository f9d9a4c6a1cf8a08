import { use } from 'react';
import { countMessages } from '#shared/messages/counts.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { listMessages } from '#shared/messages/lists.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import type { SearchResults } from '#web/generated/fragments.ts';
import { catalogPath, personPath, publicationPath, tagPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import { HitRow } from './HitRow.tsx';
import styles from './SearchResults.module.css';
import { StoryHit } from './StoryHit.tsx';
import { tellSearchClick } from './tell-search-click.ts';

type Hit = SearchResults['items'][number];

type Look = {
  /** Of the headings of what is not a story. */
  readonly level?: 2 | 3;
  readonly hasPublication?: boolean;
};

/** One page of what was found. A click on a hit is told (SEARCH-8). */
export function ResultList({ results, ...look }: Look & { readonly results: SearchResults }) {
  const graph = use(GraphContext);
  const { items, queryId, indexName, kind } = results;
  const rows = items.map((hit) => {
    const { objectId, position } = hit;
    const onFollow = () => void tellSearchClick(graph, { queryId, indexName, objectId, position });
    return <ResultRow key={objectId} hit={hit} {...look} onFollow={onFollow} />;
  });
  return kind === 'POST' ? rows : <div className={styles.rows}>{rows}</div>;
}

type ResultRowProps = Look & { readonly hit: Hit; readonly onFollow: () => void };

function ResultRow({ hit, level = 2, hasPublication = true, onFollow }: ResultRowProps) {
  const { entity, title, subtitle, snippet } = hit;
  const row = { name: title, text: subtitle, level, onFollow };
  switch (entity.__typename) {
    case 'Post':
      return (
        <StoryHit
          story={entity}
          title={title}
          snippet={snippet.length > 0 ? snippet : subtitle}
          hasPublication={hasPublication}
          onFollow={onFollow}
        />
      );
    case 'User':
      return (
        <HitRow
          {...row}
          to={personPath(entity.username)}
          picture={<NamedAvatar name={entity.name} imageId={entity.imageId} size="M" />}
          figures={formatMessage(countMessages.stories, { count: entity.storyCount })}
        />
      );
    case 'Collection':
      return (
        <HitRow
          {...row}
          to={publicationPath(entity)}
          picture={<NamedAvatar name={entity.name} imageId={entity.avatar?.id} size="M" shape="square" />}
          figures={formatMessage(countMessages.stories, { count: entity.postCount })}
        />
      );
    case 'Tag':
      return (
        <HitRow
          {...row}
          to={tagPath(entity.slug)}
          figures={formatMessage(countMessages.stories, { count: entity.postCount })}
        />
      );
    case 'Catalog':
      return (
        <HitRow
          {...row}
          to={catalogPath(entity)}
          picture={<NamedAvatar name={entity.creator.name} imageId={entity.creator.imageId} size="M" />}
          figures={`${entity.creator.name} · ${formatMessage(listMessages.items, { count: entity.itemCount })}`}
        />
      );
  }
}
