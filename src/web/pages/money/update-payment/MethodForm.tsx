import { formatMessage } from '#shared/messages/format-message.ts';
import { updatePaymentMessages as messages } from '#shared/messages/manage-membership.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import type { CheckoutProvider, PaymentToken } from '#web/features/money/checkout/payment-answer.ts';
import { PaymentForm } from '#web/features/money/checkout/PaymentForm.tsx';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { methodText } from '#web/features/money/membership-settings/membership-text.ts';
import { rememberNote } from '#web/features/money/membership-settings/tab-note.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { UpdatePaymentMethodDocument } from '#web/generated/UpdatePaymentMethod.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

/** The settings, with the parameter whose toast says that the method was updated. */
function updatedPath(): string {
  return buildPath('ShowSettingsTab', { setting: 'membership' }, { updatedPayment: 1 });
}

type MethodFormProps = { readonly membership: OwnMembership; readonly providers: readonly CheckoutProvider[] };

/** The method that is kept, and the fields of another; what had failed is paid with it at once (rule 85). */
export function MethodForm({ membership, providers }: MethodFormProps) {
  const { send } = useChange(UpdatePaymentMethodDocument, { says: 'here' });
  const { paymentMethod, hasCreditCardExpired, paymentFailedAt, planV2 } = membership;
  const hasFailed = paymentFailedAt !== null;
  const update = async ({ provider, token, formKey }: PaymentToken) => {
    const { done, failure } = await send({ input: { provider, token, formKey } });
    return done ?? failure.refusal;
  };
  const leave = () => {
    if (hasFailed) rememberNote(messages.retried);
    // A whole new page: notices about the old method stand on every one.
    location.assign(updatedPath());
  };
  return (
    <>
      <p>{formatMessage(messages.now, { method: methodText(paymentMethod, hasCreditCardExpired) })}</p>
      <p>{hasFailed ? messages.failed : messages.text}</p>
      <PaymentForm
        subject="payment-method"
        providers={providers}
        currency={planV2.price.currency}
        amount={0}
        isCardOnly
        submitLabel={messages.action}
        onToken={update}
        onPaid={leave}
      />
      <ButtonRow>
        <ButtonLink href={membershipSettingsPath('payment')} look="outlined">
          {messages.backToSettings}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
