import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { isRenewedByUs } from '#shared/membership/switching.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { methodText } from './membership-text.ts';

/** The card that is kept, and the way to another (MEMB-8, MEMB-14). */
export function PaymentMethodSetting({ membership }: { readonly membership: OwnMembership }) {
  const { paymentMethod, paymentProvider, hasCreditCardExpired } = membership;
  if (!isRenewedByUs(paymentProvider)) return null;
  return (
    <Row
      title={messages.methodTitle}
      value={methodText(paymentMethod, hasCreditCardExpired)}
      actions={
        <ButtonLink
          href={buildPath('UpdatePayment')}
          look="outlined"
          size="small"
          aria-label={messages.methodUpdateSpoken}
        >
          {messages.methodUpdate}
        </ButtonLink>
      }
    >
      {hasCreditCardExpired && <ErrorNote>{messages.methodExpired}</ErrorNote>}
    </Row>
  );
}
