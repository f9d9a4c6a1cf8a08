import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { serverBlockMessages as messages } from '#shared/messages/server-blocks.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminServersPageQueryDocument } from '#web/generated/AdminServersPageQuery.ts';
import type { ServerBlocksView } from '#web/generated/fragments.ts';
import { UnblockServerDocument } from '#web/generated/UnblockServer.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';
import { BlockServersForm } from './BlockServersForm.tsx';
import { DownloadList } from './DownloadList.tsx';

/** Servers of the fediverse that nobody here is followed from, with a form for more. */
export function AdminServers({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminServersPageQueryDocument);
  const { run: unblock, failure } = useChange(UnblockServerDocument, { says: 'here' });
  // The answer has no id by which the page's own would change with it.
  const [changed, setChanged] = useState<ServerBlocksView>();
  const { count = 0, items = [] } = changed ?? data?.serverBlocks ?? {};
  const allow = async (domain: string) => {
    const after = await unblock({ domain });
    if (after !== undefined) setChanged(after);
  };
  return (
    <AdminFrame title={messages.title}>
      <Note>{messages.text}</Note>
      <BlockServersForm route={route} onBlocked={setChanged} />
      <AdminError failure={failure} route={route} />
      {count === 0 ? (
        <EmptyText text={messages.none} />
      ) : (
        <>
          <Note>{formatMessage(messages.count, { count })}</Note>
          <DownloadList />
        </>
      )}
      <List>
        {items.map(({ domain, publicComment, privateComment, lostFollowers, createdAt }) => (
          <ListItem key={domain}>
            <ItemWords>
              <ItemTitle>
                <span translate="no">{domain}</span>
              </ItemTitle>
              <ItemFacts>
                {[publicComment, privateComment]
                  .filter((comment) => comment !== '')
                  .map((comment) => (
                    <span key={comment} dir="auto">
                      {comment}
                    </span>
                  ))}
                <span>
                  <DateTime timestamp={createdAt} />
                </span>
                {lostFollowers > 0 && <span>{formatMessage(messages.lost, { count: lostFollowers })}</span>}
              </ItemFacts>
            </ItemWords>
            <ItemActions>
              <Button
                look="outlined"
                size="small"
                aria-label={formatMessage(messages.unblockNamed, { domain })}
                onClick={() => void allow(domain)}
              >
                {messages.unblock}
              </Button>
            </ItemActions>
          </ListItem>
        ))}
      </List>
    </AdminFrame>
  );
}
