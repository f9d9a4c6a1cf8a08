import { domainFeeMessages } from '#shared/messages/domain-fees.ts';
import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { Button } from '#web/design/Button.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import type { DomainFeeParts, DomainSettings } from '#web/generated/fragments.ts';
import { ConnectDomainDialog } from './ConnectDomainDialog.tsx';
import { DomainState } from './DomainState.tsx';

type DomainContentProps = {
  /** What a domain is good for, said to who has none. */
  readonly text: string;
  readonly claim: DomainSettings | null;
  /** What it costs, where something is owed. */
  readonly fee: DomainFeeParts | null;
  /** Null for one's own. */
  readonly collectionId: string | null;
  /** Asks again what there is. */
  readonly onChanged: () => void;
};

/** The domain of a person or a publication, in the frame of their settings: none yet, or how it stands and what to do next. */
export function DomainContent({ text, claim, fee, collectionId, onChanged }: DomainContentProps) {
  const dialog = useResumedDialog('connect-domain');
  return (
    <>
      {claim === null || claim.state === 'RELEASED' ? (
        <>
          <p>{text}</p>
          {fee?.paidAt === null && (
            <Note>{formatMessage(domainFeeMessages.before, { price: moneyText(fee.price) })}</Note>
          )}
          <ButtonRow>
            <Button onClick={dialog.open}>{messages.connect}</Button>
          </ButtonRow>
        </>
      ) : (
        <DomainState claim={claim} fee={fee} onChanged={onChanged} />
      )}
      {dialog.isOpen && <ConnectDomainDialog dialog={dialog} collectionId={collectionId} onChanged={onChanged} />}
    </>
  );
}
