import { formatMessage } from '#shared/messages/format-message.ts';
import { appSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { Button } from '#web/design/Button.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ItemActions, ItemTitle, ItemWords, ListItem } from '#web/parts/list/List.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { DeleteOAuthAppDocument } from '#web/generated/DeleteOAuthApp.ts';
import type { MadeApp } from '#web/generated/fragments.ts';
import { ReplaceOAuthAppSecretDocument } from '#web/generated/ReplaceOAuthAppSecret.ts';
import { type OwnApp, OwnAppDialog } from './OwnAppDialog.tsx';

/** What a button does, with the name of the app. */
type Spoken = (typeof messages)['ownAppEdit' | 'ownAppSecretNewOf' | 'ownAppDeleteOf'];

type OwnAppItemProps = { readonly app: OwnApp; readonly onMade: (made: MadeApp) => void };

/** One app of one's own, to edit, to give a new secret, to delete. */
export function OwnAppItem({ app, onMade }: OwnAppItemProps) {
  const { id, name, description, isPublic } = app;
  const editing = useResumedDialog(`own-app-${id}`);
  const renewing = useResumedDialog(`own-app-secret-${id}`);
  const deleting = useResumedDialog(`delete-own-app-${id}`);
  const renewal = useChange(ReplaceOAuthAppSecretDocument);
  const deletion = useChange(DeleteOAuthAppDocument);
  const renew = async () => {
    const made = await renewal.run({ appId: id });
    if (made !== undefined) onMade(made);
    return made;
  };
  const button = (label: string, spoken: Spoken, onClick: () => void) => (
    <Button look="plain" size="small" aria-label={formatMessage(spoken, { name })} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <ListItem>
      <ItemWords>
        <ItemTitle>
          <bdi>{name}</bdi>
        </ItemTitle>
        <Note dir="auto">{description}</Note>
        <Note>
          {messages.ownAppId} <code>{id}</code>
        </Note>
      </ItemWords>
      <ItemActions>
        {button(settingsMessages.edit, messages.ownAppEdit, editing.open)}
        {!isPublic && button(messages.ownAppSecretNew, messages.ownAppSecretNewOf, renewing.open)}
        {button(messages.ownAppDelete, messages.ownAppDeleteOf, deleting.open)}
      </ItemActions>
      {editing.isOpen && <OwnAppDialog dialog={editing} app={app} onMade={onMade} />}
      <ConfirmChange
        dialog={renewing}
        title={formatMessage(messages.ownAppSecretTitle, { name })}
        submitLabel={messages.ownAppSecretNew}
        change={renewal}
        onConfirm={renew}
        isDanger
      >
        {messages.ownAppSecretText}
      </ConfirmChange>
      <ConfirmChange
        dialog={deleting}
        title={formatMessage(messages.ownAppDeleteTitle, { name })}
        submitLabel={messages.ownAppDelete}
        change={deletion}
        onConfirm={() => deletion.run({ appId: id })}
        isDanger
      >
        {messages.ownAppDeleteText}
      </ConfirmChange>
    </ListItem>
  );
}
