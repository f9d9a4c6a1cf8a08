import { formatMessage } from '#shared/messages/format-message.ts';
import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Row } from '#web/parts/list/Row.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import type { UsernameSetting as Person } from '#web/generated/fragments.ts';
import { ChangeUsernameDialog } from './ChangeUsernameDialog.tsx';

/** The username, when it may change (rule 130), and the domain of one's own where there is one. */
export function UsernameSetting({ person }: { readonly person: Person }) {
  const dialog = useResumedDialog('username');
  const { username, usernameChangeAllowedAt, customDomainState } = person;
  const domain = customDomainState?.live?.domain;
  return (
    <>
      <Row
        anchor="username"
        title={messages.usernameTitle}
        text={
          usernameChangeAllowedAt === null
            ? messages.usernameText
            : formatMessage(messages.usernameLater, { date: formatDate(usernameChangeAllowedAt) })
        }
        value={`@${username}`}
        actions={
          usernameChangeAllowedAt === null && (
            <Button look="outlined" size="small" aria-label={messages.usernameChangeAction} onClick={dialog.open}>
              {settingsMessages.change}
            </Button>
          )
        }
      />
      <Row
        anchor="custom-domain"
        title={messages.domainTitle}
        text={domain === undefined ? messages.domainText : ''}
        value={domain}
        actions={
          <ButtonLink
            look="outlined"
            size="small"
            href={buildPath('ShowSettingsCustomDomain')}
            aria-label={domain === undefined ? messages.domainAction : messages.domainChangeAction}
          >
            {domain === undefined ? messages.domainSetUp : settingsMessages.change}
          </ButtonLink>
        }
      />
      {dialog.isOpen && <ChangeUsernameDialog dialog={dialog} username={username} />}
    </>
  );
}
