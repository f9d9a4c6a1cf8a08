import { use } from 'react';
import { reportMessages } from '#shared/messages/reports.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { CollectionRelationQueryDocument } from '#web/generated/CollectionRelationQuery.ts';
import { PersonRelationQueryDocument } from '#web/generated/PersonRelationQuery.ts';
import { ViewerQueryDocument } from '#web/generated/ViewerQuery.ts';
import { MenuAction } from '#web/parts/menu/MenuAction.tsx';
import { openReport } from '#web/features/running/reporting/open-report.ts';
import { MuteItem } from '../muting/MuteItem.tsx';
import type { PersonRef } from './person-ref.ts';

type SourceMenuItemsProps = {
  readonly story: { readonly id: string; readonly title: string };
  readonly author: PersonRef;
  readonly collection?: { readonly id: string; readonly name: string; readonly slug: string } | null | undefined;
};

/** For the menu of a card or a story: mute where it comes from, or report it; nothing on one's own. */
export function SourceMenuItems({ story, author, collection }: SourceMenuItemsProps) {
  const graph = use(GraphContext);
  const { data: own } = useQuery(ViewerQueryDocument);
  const { data: person } = useQuery(PersonRelationQueryDocument, { variables: { username: author.username } });
  const { data: publication } = useQuery(CollectionRelationQueryDocument, {
    variables: { domainOrSlug: collection?.slug ?? '' },
    isSkipped: !collection,
  });
  if (own?.viewer?.id === author.id) return null;
  return (
    <>
      <MuteItem
        source={{ kind: 'person', id: author.id, name: author.name }}
        isMuting={person?.user?.viewerEdge.isMuting === true}
      />
      {collection && (
        <MuteItem
          source={{ kind: 'publication', id: collection.id, name: collection.name }}
          isMuting={publication?.collectionByDomainOrSlug?.viewerEdge.isMuting === true}
        />
      )}
      <MenuAction isDanger onChoose={() => void openReport(graph, { kind: 'post', id: story.id, name: story.title })}>
        {reportMessages.reportStory}
      </MenuAction>
    </>
  );
}
