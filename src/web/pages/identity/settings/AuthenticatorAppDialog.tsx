import { useEffect, useState } from 'react';
import { securitySettingsMessages as messages } from '#shared/messages/settings.ts';
import { fieldText } from '#web/parts/form/field-text.ts';
import { ChangeForm } from '#web/features/ground/settings/ChangeForm.tsx';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { mustStepUpFirst } from '#web/features/ground/settings/step-up-time.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import type { ResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { Field } from '#web/parts/field/Field.tsx';
import { ConfirmAuthenticatorAppDocument } from '#web/generated/ConfirmAuthenticatorApp.ts';
import { StartAuthenticatorAppDocument } from '#web/generated/StartAuthenticatorApp.ts';
import styles from './AuthenticatorAppDialog.module.css';

type AuthenticatorAppDialogProps = {
  readonly dialog: ResumedDialog;
  readonly onCodes: (codes: readonly string[]) => void;
};
type Setup = { readonly uri: string; readonly secret: string; readonly qrSvg: string };

/** The secret for the app, to scan, to open or to type; it counts once a code of it was told. */
export function AuthenticatorAppDialog({ dialog, onCodes }: AuthenticatorAppDialogProps) {
  const { run: start, ...started } = useChange(StartAuthenticatorAppDocument);
  const confirmation = useChange(ConfirmAuthenticatorAppDocument);
  const [setup, setSetup] = useState<Setup>();
  useEffect(() => {
    const begin = async () => setSetup(await start({}));
    if (!mustStepUpFirst()) void begin();
  }, [start]);
  const confirm = async (fields: FormData, close: () => void) => {
    const confirmed = await confirmation.run({ code: fieldText(fields, 'code').replaceAll(/\s/g, '') });
    if (confirmed === undefined) return;
    close();
    onCodes(confirmed.codes);
  };
  return (
    <Dialog title={messages.appDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <ChangeForm
          dialog={dialog.name}
          close={close}
          change={setup === undefined ? started : confirmation}
          wantsStepUp
          submitLabel={messages.appConfirm}
          onSubmit={(fields) => void confirm(fields, close)}
          hasOwnError={setup !== undefined}
        >
          <div className={styles.setup} aria-busy={setup === undefined}>
            <p className={styles.text}>{messages.appScan}</p>
            <div className={styles.code}>
              {setup && <img src={pictureOf(setup.qrSvg)} alt={messages.appPicture} width={184} height={184} />}
            </div>
            {setup && (
              <>
                <a className={styles.link} href={setup.uri}>
                  {messages.appOpen}
                </a>
                <CopyField label={messages.appKey} text={inFours(setup.secret)} copied={setup.secret} />
              </>
            )}
          </div>
          <Field
            label={messages.appCode}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            look="code"
            data-first
            error={confirmation.error}
          />
        </ChangeForm>
      )}
    </Dialog>
  );
}

const pictureOf = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
