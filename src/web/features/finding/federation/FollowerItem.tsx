import { federationMessages as messages } from '#shared/messages/federation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { BlockFediverseServerDocument } from '#web/generated/BlockFediverseServer.ts';
import type { FediverseFollowerItem } from '#web/generated/fragments.ts';
import { RemoveFediverseFollowerDocument } from '#web/generated/RemoveFediverseFollower.ts';

type FollowerItemProps = { readonly follower: FediverseFollowerItem; readonly onChanged: () => void };

/** One follower elsewhere, with the ways to be rid of them, or of their whole server. */
export function FollowerItem({ follower, onChanged }: FollowerItemProps) {
  const { id, handle, url, server, followedAt } = follower;
  const [removing, blocking] = [useDialog(), useDialog()];
  const [removal, block] = [useChange(RemoveFediverseFollowerDocument), useChange(BlockFediverseServerDocument)];
  const name = `@${handle}`;
  const after = <Done,>(done: Done | undefined): Done | undefined => {
    if (done !== undefined) onChanged();
    return done;
  };
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <a href={url} rel="nofollow noopener ugc" translate="no">
            <bdi>{name}</bdi>
          </a>
        </ItemTitle>
        <ItemFacts>
          <span>{formatMessage(messages.since, { date: formatDate(followedAt) })}</span>
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.removeOf, { name })}
          onClick={removing.open}
        >
          {messages.remove}
        </Button>
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.blockOf, { server })}
          onClick={blocking.open}
        >
          {messages.block}
        </Button>
      </ItemActions>
      <ConfirmDialog
        dialog={removing}
        title={formatMessage(messages.removeTitle, { name })}
        submitLabel={messages.remove}
        change={removal}
        onConfirm={async () => after(await removal.run({ followerId: id }))}
        isDanger
      >
        {messages.removeText}
      </ConfirmDialog>
      <ConfirmDialog
        dialog={blocking}
        title={formatMessage(messages.blockTitle, { server })}
        submitLabel={messages.block}
        change={block}
        onConfirm={async () => after(await block.run({ server, isBlocked: true }))}
        isDanger
      >
        {messages.blockText}
      </ConfirmDialog>
    </ListItem>
  );
}
