import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { tokenMessages } from '#shared/messages/tokens.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ItemActions, ItemFacts, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { EndPersonalTokenDocument } from '#web/generated/EndPersonalToken.ts';
import type { TokensSetting } from '#web/generated/fragments.ts';

type Token = NonNullable<TokensSetting['personalTokens']>[number];

/** One token: what it may do, until when, and whether anybody uses it. */
export function TokenItem({ token }: { readonly token: Token }) {
  const { id, name, scopes, expiresAt, lastUsedAt } = token;
  const dialog = useResumedDialog(`token-${id}`);
  const change = useChange(EndPersonalTokenDocument);
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <bdi>{name}</bdi>
        </ItemTitle>
        <Note>{scopes.map((scope) => tokenMessages.scopes[scope]).join('. ')}.</Note>
        <ItemFacts>
          <span>{formatMessage(messages.tokenUntil, { date: formatDate(expiresAt) })}</span>
          <span>
            {lastUsedAt === null ? messages.neverUsed : formatMessage(messages.used, { date: formatDate(lastUsedAt) })}
          </span>
        </ItemFacts>
      </ItemWords>
      <ItemActions>
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.tokenEndOf, { name })}
          onClick={dialog.open}
        >
          {messages.tokenEnd}
        </Button>
      </ItemActions>
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(messages.tokenEndTitle, { name })}
        submitLabel={messages.tokenEnd}
        change={change}
        onConfirm={() => change.run({ tokenId: id })}
        isDanger
      >
        {messages.tokenEndText}
      </ConfirmChange>
    </ListItem>
  );
}
