import { useState } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { Form } from '#web/parts/form/Form.tsx';
import { Dialog } from '#web/parts/dialog/Dialog.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import type { DialogState } from '#web/parts/dialog/use-dialog.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { RefundMembershipDocument } from '#web/generated/RefundMembership.ts';
import styles from './MembershipSettings.module.css';
import { planText } from './membership-text.ts';
import { SandboxNote } from './SandboxNote.tsx';

type WithdrawDialogProps = {
  readonly dialog: DialogState;
  readonly membership: OwnMembership;
  readonly person: { readonly name: string; readonly emailObfuscated: string | null };
};

/** Two steps: the declaration with what it is about, and its confirmation. */
export function WithdrawDialog({ dialog, membership, person }: WithdrawDialogProps) {
  const [isDeclared, setIsDeclared] = useState(false);
  const change = useChange(RefundMembershipDocument);
  const { membershipId, planV2, startedAt, refundableAmount, paymentProvider } = membership;
  const price = refundableAmount === null ? '' : moneyText(refundableAmount);
  const withdraw = async (close: () => void) => {
    if ((await change.run({ input: { membershipId, isWithdrawal: true } })) === undefined) return;
    void showToast({ message: messages.withdrawn, duration: 'NEXTPAGE', testId: 'withdrawn' });
    close();
  };
  return (
    <Dialog title={messages.withdrawDialogTitle} onClosed={dialog.closed}>
      {(close) => (
        <Form
          close={close}
          change={change}
          submitLabel={isDeclared ? messages.withdrawConfirm : messages.withdrawContinue}
          isDanger={isDeclared}
          onSubmit={() => (isDeclared ? void withdraw(close) : setIsDeclared(true))}
        >
          {paymentProvider === 'SANDBOX' && <SandboxNote />}
          {isDeclared ? (
            <output>{formatMessage(messages.withdrawConfirmText, { price })}</output>
          ) : (
            <>
              <p>{messages.withdrawDeclaration}</p>
              <dl className={styles.declaration}>
                <dt>{messages.withdrawPlan}</dt>
                <dd>
                  {planText(planV2.membershipType)}. {formatMessage(messages.since, { date: formatDate(startedAt) })}
                </dd>
                <dt>{messages.withdrawMember}</dt>
                <dd>
                  {person.name} {person.emailObfuscated}
                </dd>
                <dt>{messages.withdrawBack}</dt>
                <dd>{price}</dd>
              </dl>
            </>
          )}
        </Form>
      )}
    </Dialog>
  );
}
