import { useState } from 'react';
import { federationMessages as messages } from '#shared/messages/federation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { List, ListFoot } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { FediverseFollowersQueryDocument } from '#web/generated/FediverseFollowersQuery.ts';
import { FollowerItem } from './FollowerItem.tsx';

/** Who follows from elsewhere: how many, and who, newest first. */
export function FediverseFollowers({ count }: { readonly count: number }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  return (
    <RowGroup title={messages.followersTitle}>
      <Note>{formatMessage(messages.followers, { count })}</Note>
      {count > 0 && (
        <List>
          {cursors.map((cursor, index) => (
            <FollowersPage
              key={cursor ?? ''}
              to={cursor}
              isLast={index === cursors.length - 1}
              onMore={(next) => setCursors([...cursors, next])}
            />
          ))}
        </List>
      )}
    </RowGroup>
  );
}

type FollowersPageProps = {
  readonly to: string | null;
  readonly isLast: boolean;
  readonly onMore: (next: string) => void;
};

function FollowersPage({ to, isLast, onMore }: FollowersPageProps) {
  const { data, error, refetch } = useQuery(FediverseFollowersQueryDocument, { variables: { to } });
  const feed = data?.viewer?.federation?.followers;
  if (!feed) {
    return error === undefined ? (
      <li aria-busy="true" />
    ) : (
      <li>
        <LoadFailed text={messages.followersFailed} onRetry={refetch} />
      </li>
    );
  }
  const { next } = feed.pagingInfo;
  return (
    <>
      {feed.items.map((follower) => (
        <FollowerItem key={follower.id} follower={follower} onChanged={refetch} />
      ))}
      {isLast && next !== null && (
        <li>
          <ListFoot>
            <Button look="outlined" size="small" onClick={() => onMore(next)}>
              {messages.more}
            </Button>
          </ListFoot>
        </li>
      )}
    </>
  );
}
