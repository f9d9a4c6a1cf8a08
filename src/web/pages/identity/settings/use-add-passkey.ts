import { useState } from 'react';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { hasPasskeys } from '#web/features/identity/sign-in/passkeys.ts';
import { FinishPasskeyRegistrationDocument } from '#web/generated/FinishPasskeyRegistration.ts';
import { StartPasskeyRegistrationDocument } from '#web/generated/StartPasskeyRegistration.ts';

/** Has the browser make a passkey between asking the server for what to make and giving it what was made. */
export function useAddPasskey() {
  const start = useChange(StartPasskeyRegistrationDocument);
  const finish = useChange(FinishPasskeyRegistrationDocument);
  const [fault, setFault] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  return {
    isRunning: start.isRunning || isAsking || finish.isRunning,
    error: fault ?? start.error ?? finish.error,
    mustStepUp: start.mustStepUp || finish.mustStepUp,
    /** False where none was added. */
    async add(name: string): Promise<boolean> {
      finish.clear();
      if (!hasPasskeys()) {
        setFault(messages.passkeysUnsupported);
        return false;
      }
      setFault(undefined);
      const options = await start.run({});
      if (options === undefined) return false;
      setIsAsking(true);
      const response = await createPasskey(options.json).catch(() => undefined);
      setIsAsking(false);
      if (response === undefined) {
        setFault(messages.passkeyCancelled);
        return false;
      }
      return (await finish.run({ response, name })) !== undefined;
    },
  };
}

/** Asks the browser for a new passkey; the answer as JSON. Throws where the reader makes none. */
async function createPasskey(json: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(json) as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await navigator.credentials.create({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was made');
  return JSON.stringify(credential.toJSON());
}
