import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages } from '#shared/messages/settings.ts';
import { tokenMessages } from '#shared/messages/tokens.ts';
import { Button } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import styles from '#web/parts/list/Rows.module.css';
import { EndPersonalTokenDocument } from '#web/generated/EndPersonalToken.ts';
import type { TokensSetting } from '#web/generated/fragments.ts';

type Token = NonNullable<TokensSetting['personalTokens']>[number];

/** One token: what it may do, until when, and whether anybody uses it. */
export function TokenItem({ token }: { readonly token: Token }) {
  const { id, name, scopes, expiresAt, lastUsedAt } = token;
  const dialog = useResumedDialog(`token-${id}`);
  const change = useChange(EndPersonalTokenDocument);
  return (
    <li className={styles.item}>
      <div className={styles.itemWords}>
        <p className={styles.itemTitle}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.text}>{scopes.map((scope) => tokenMessages.scopes[scope]).join('. ')}.</p>
        <p className={styles.facts}>
          <span>{formatMessage(messages.tokenUntil, { date: formatDate(expiresAt) })}</span>
          <span>
            {lastUsedAt === null ? messages.neverUsed : formatMessage(messages.used, { date: formatDate(lastUsedAt) })}
          </span>
        </p>
      </div>
      <div className={styles.itemActions}>
        <Button
          look="plain"
          size="small"
          aria-label={formatMessage(messages.tokenEndOf, { name })}
          onClick={dialog.open}
        >
          {messages.tokenEnd}
        </Button>
      </div>
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
    </li>
  );
}
