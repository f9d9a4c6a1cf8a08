import { accountSettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
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
        <DeactivateSetting />
        <DeleteSetting username={viewer.username} />
      </RowGroup>
    </>
  );
}
