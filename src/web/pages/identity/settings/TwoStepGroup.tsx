import { useState } from 'react';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { AskForPasskeySetting } from './AskForPasskeySetting.tsx';
import { AuthenticatorAppSetting } from './AuthenticatorAppSetting.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { RecoveryCodesSetting } from './RecoveryCodesSetting.tsx';
import type { SecurityProps } from './security-props.ts';

/** The second step: an app or a passkey, and the codes for when neither is at hand (rule 140). */
export function TwoStepGroup({ security, onChanged }: SecurityProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const onCodes = (made: readonly string[]) => {
    setCodes(made);
    onChanged();
  };
  return (
    <RowGroup anchor="two-step" title={messages.twoFactor}>
      <AuthenticatorAppSetting security={security} onCodes={onCodes} />
      {(security.passkeys.length > 0 || security.asksForPasskey) && (
        <AskForPasskeySetting security={security} onCodes={onCodes} />
      )}
      {security.isTwoFactorOn && <RecoveryCodesSetting security={security} onCodes={onCodes} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClosed={() => setCodes([])} />}
    </RowGroup>
  );
}
