import { firstStepsMessages as messages } from '#shared/messages/first-steps.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { Command, Step } from './Step.tsx';
import type { StepState } from './steps.tsx';

const STRIPE_KEYS = 'STRIPE_SECRET_KEY=… STRIPE_PUBLISHABLE_KEY=… STRIPE_WEBHOOK_SECRET=… npm start';
const BACKUP = 'LONGHAND_BACKUP_PASSPHRASE="something long" npx longhand backup /mnt/backups/first';

export function NameStep({ state, site }: StepState) {
  const text = formatMessage(state.isNamed ? messages.nameDone : messages.nameOpen, { siteName: site.name });
  return (
    <Step isDone={state.isNamed} title={messages.nameTitle} text={text}>
      <SettingsLink group="site" text={messages.nameAction} />
    </Step>
  );
}

export function LookStep({ state: { hasLook } }: StepState) {
  return (
    <Step isDone={hasLook} title={messages.lookTitle} text={hasLook ? messages.lookDone : messages.lookOpen}>
      <SettingsLink group="site.logoImageId" text={messages.lookAction} />
    </Step>
  );
}

/** Not everybody wants members: it is none of the steps that are counted. */
export function PaymentsStep({ state: { takesMoney } }: StepState) {
  const text = takesMoney ? messages.paymentsDone : messages.paymentsOpen;
  return (
    <Step isDone={takesMoney} title={messages.paymentsTitle} text={text}>
      {!takesMoney && <Command>{STRIPE_KEYS}</Command>}
      <SettingsLink group="membership" text={messages.paymentsAction} />
    </Step>
  );
}

export function BackupStep({ state: { hasBackup } }: StepState) {
  return (
    <Step isDone={hasBackup} title={messages.backupTitle} text={hasBackup ? messages.backupDone : messages.backupOpen}>
      {!hasBackup && <Command>{BACKUP}</Command>}
      <SettingsLink group="backups.target" text={messages.backupAction} />
    </Step>
  );
}

type SettingsLinkProps = { readonly group: string; readonly text: string };

function SettingsLink({ group, text }: SettingsLinkProps) {
  return (
    <Actions>
      <ButtonLink size="small" look="outlined" href={`${buildPath('ShowAdminSettings')}#${group}`}>
        {text}
      </ButtonLink>
    </Actions>
  );
}
