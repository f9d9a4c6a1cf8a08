import { securitySettingsMessages as messages, settingsMessages } from '#shared/messages/settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import { SecuritySettingsPageQueryDocument } from '#web/generated/SecuritySettingsPageQuery.ts';
import { AuthorizedAppsGroup } from './AuthorizedAppsGroup.tsx';
import { ConnectionsGroup } from './ConnectionsGroup.tsx';
import { DevelopersGroup } from './DevelopersGroup.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { PasskeysSetting } from './PasskeysSetting.tsx';
import { PasswordSetting } from './PasswordSetting.tsx';
import { SessionsGroup } from './SessionsGroup.tsx';
import { StaffLooksGroup } from './StaffLooksGroup.tsx';
import { TokensGroup } from './TokensGroup.tsx';
import { TwoStepGroup } from './TwoStepGroup.tsx';

/** How one signs in, where one is signed in, and what else may come in. */
export function SecurityTab() {
  const { data, error, refetch } = useQuery(SecuritySettingsPageQueryDocument);
  const security = data?.viewer?.security;
  useStepUpTime(security?.stepUpTimeLeft);
  if (!data?.viewer || !security)
    return error === undefined ? null : <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />;
  const { methods } = data.signInOptions;
  return (
    <>
      <RowGroup anchor="security" title={messages.signingIn}>
        {(methods.password || security.hasPassword) && <PasswordSetting security={security} onChanged={refetch} />}
        {(methods.passkey || security.passkeys.length > 0 || !security.arePasskeysPossible) && (
          <PasskeysSetting security={security} />
        )}
      </RowGroup>
      <TwoStepGroup security={security} onChanged={refetch} />
      <SessionsGroup person={data.viewer} />
      <StaffLooksGroup person={data.viewer} />
      <ConnectionsGroup person={data.viewer} methods={methods} xsrf={data.accountToken} />
      <AuthorizedAppsGroup person={data.viewer} />
      <TokensGroup person={data.viewer} />
      <DevelopersGroup person={data.viewer} />
    </>
  );
}
