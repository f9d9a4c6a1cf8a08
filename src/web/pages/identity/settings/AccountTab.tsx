import { accountSettingsMessages as messages } from '#shared/messages/settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { SettingsGroup } from '#web/features/ground/settings/SettingsGroup.tsx';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import { AccountSettingsPageQueryDocument } from '#web/generated/AccountSettingsPageQuery.ts';
import { ArchiveSetting } from './ArchiveSetting.tsx';
import { DeactivateSetting } from './DeactivateSetting.tsx';
import { DeleteSetting } from './DeleteSetting.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { LoadFailed } from '#web/features/ground/settings/LoadFailed.tsx';
import { ProfileSetting } from './ProfileSetting.tsx';
import { UsernameSetting } from './UsernameSetting.tsx';

/** Who one is here, and how to leave. */
export function AccountTab() {
  const { data, error, refetch } = useQuery(AccountSettingsPageQueryDocument);
  const viewer = data?.viewer;
  useStepUpTime(viewer?.security?.stepUpTimeLeft);
  if (!viewer) return error === undefined ? null : <LoadFailed onRetry={refetch} />;
  return (
    <>
      <SettingsGroup title={messages.you}>
        <EmailSetting person={viewer} onChanged={refetch} />
        <UsernameSetting person={viewer} />
        <ProfileSetting person={viewer} />
      </SettingsGroup>
      <SettingsGroup anchor="your-account" title={messages.yourAccount}>
        <ArchiveSetting person={viewer} onChanged={refetch} />
        <DeactivateSetting />
        <DeleteSetting username={viewer.username} />
      </SettingsGroup>
    </>
  );
}
