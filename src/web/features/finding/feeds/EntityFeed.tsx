import { feedMessages } from '#shared/messages/home.ts';
import type { PersonCard, PublicationCard } from '#web/generated/fragments.ts';
import { Padded } from '#web/parts/frame/Padded.tsx';
import { EntityRows } from '#web/features/people/people/EntityRows.tsx';
import { PagedFeed, type PagedFeedProps } from './PagedFeed.tsx';

type Entity = PersonCard | PublicationCard;
type Entities = {
  readonly items: readonly Entity[];
  readonly pagingInfo: { readonly next: string | null };
};

type EntityFeedProps<Data> = Omit<PagedFeedProps<Data, Entity>, 'select' | 'children'> & {
  readonly select: (data: Data) => Entities | undefined;
};

/** People and publications, page by page. */
export function EntityFeed<Data>({ select, ...rest }: EntityFeedProps<Data>) {
  const pageOf = (data: Data) => {
    const entities = select(data);
    return entities && { items: entities.items, next: entities.pagingInfo.next };
  };
  return (
    <PagedFeed {...rest} select={pageOf} moreLabel={feedMessages.more} firstLabel={feedMessages.first}>
      {(entities) => (
        <Padded>
          <EntityRows entities={entities} />
        </Padded>
      )}
    </PagedFeed>
  );
}
