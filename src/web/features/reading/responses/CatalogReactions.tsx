import { responseMessages as messages } from '#shared/messages/responses.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { CatalogReactionsQueryDocument } from '#web/generated/CatalogReactionsQuery.ts';
import { ClapButton } from '../claps/ClapButton.tsx';
import { catalogPath } from '#web/features/ground/paths/paths.ts';
import { CloseDiscussion } from './CloseDiscussion.tsx';
import { ResponsesPanel } from './ResponsesPanel.tsx';
import styles from './Responses.module.css';

type CatalogReactionsProps = {
  readonly catalog: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly creator: { readonly username: string };
  };
};

/** Below a public list: its claps and responses. */
export function CatalogReactions({ catalog }: CatalogReactionsProps) {
  const isSignedIn = useSignedInParts() !== undefined;
  const { id, name } = catalog;
  const { data } = useQuery(CatalogReactionsQueryDocument, { variables: { catalogId: id }, isSkipped: !isSignedIn });
  const reactions = data?.catalogReactions;
  return (
    <section className={styles.atEnd} id="responses" aria-labelledby="responses-title">
      <h2 className={styles.atEndTitle} id="responses-title">
        {messages.title}
      </h2>
      {reactions && (
        <p>
          <ClapButton
            target={{ kind: 'list', id }}
            clapCount={reactions.clapCount}
            own={reactions.viewerEdge.clapCount}
            canClap={!reactions.viewerEdge.viewerCan.edit}
          />
        </p>
      )}
      {reactions?.viewerEdge.viewerCan.edit && (
        <CloseDiscussion catalogId={id} isClosed={reactions.isResponsesClosed} />
      )}
      <ResponsesPanel place={{ kind: 'list', id, title: name, path: catalogPath(catalog) }} />
    </section>
  );
}
