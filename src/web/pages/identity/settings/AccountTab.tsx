import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { useMainPath } from '#web/app/use-main-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { useQuery } from '#web/app/graph/use-query.ts';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import { AccountSettingsPageQueryDocument } from '#web/generated/AccountSettingsPageQuery.ts';
import { ArchiveSetting } from './ArchiveSetting.tsx';
import { DeactivateSetting } from './DeactivateSetting.tsx';
import { DeleteSetting } from './DeleteSetting.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { ProfileSetting } from './ProfileSetting.tsx';
import { SubdomainSetting } from './SubdomainSetting.tsx';
import { UsernameSetting } from './UsernameSetting.tsx';

/** The way to what staff decided, which mails and banners lead to as well. */
function DecisionsSetting() {
  const href = useMainPath()('ShowOwnDecisions');
  if (href === undefined) return null;
  return (
    <Row
      title={decisionMessages.title}
      text={messages.decisionsText}
      actions={
        <ButtonLink href={href} look="outlined" size="small">
          {messages.decisionsAction}
        </ButtonLink>
      }
    />
  );
}

/** Who one is here, and how to leave. */
export function AccountTab() {
  const { data, error, refetch } = useQuery(AccountSettingsPageQueryDocument);
  const viewer = data?.viewer;
  useStepUpTime(viewer?.security?.stepUpTimeLeft);
  if (!viewer) return error === undefined ? null : <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />;
  return (
    <>
      <RowGroup title={messages.you}>
        <EmailSetting person={viewer} onChanged={refetch} />
        <UsernameSetting person={viewer} />
        <SubdomainSetting person={viewer} />
        <ProfileSetting person={viewer} />
      </RowGroup>
      <RowGroup anchor="your-account" title={messages.yourAccount}>
        <ArchiveSetting person={viewer} onChanged={refetch} />
        <DecisionsSetting />
        <DeactivateSetting />
        <DeleteSetting username={viewer.username} />
      </RowGroup>
    </>
  );
}
