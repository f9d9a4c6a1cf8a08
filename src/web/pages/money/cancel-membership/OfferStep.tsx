import { useState } from 'react';
import type { CancellationReason } from '#shared/membership/cancellation.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import { SandboxNote } from '#web/features/money/membership-settings/SandboxNote.tsx';
import { useChange } from '#web/app/graph/use-change.ts';
import { AcceptCancellationOfferDocument } from '#web/generated/AcceptCancellationOffer.ts';
import type { Offered } from './cancel-step.ts';
import { offerTexts } from './offer-texts.ts';
import type { LeavingMembership } from './leaving-membership.ts';
import { PauseLength, type PauseMonths } from './PauseLength.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote } from '#web/parts/frame/Note.tsx';

type OfferStepProps = {
  readonly membership: LeavingMembership;
  readonly reason: CancellationReason;
  readonly offer: Offered;
  readonly onContinue: () => void;
  readonly onStayed: (percentOff: 20 | 50 | undefined) => void;
};

/** The one offer for the reason (rule 87); “continue to cancel” is one click away beside it. */
export function OfferStep({ membership, reason, offer, onContinue, onStayed }: OfferStepProps) {
  const change = useChange(AcceptCancellationOfferDocument);
  const [months, setMonths] = useState<PauseMonths>('1');
  const { title, text, action, percentOff } = offerTexts(offer, membership);
  const accept = async () => {
    const pauseMonths = offer === 'PAUSE' ? Number(months) : undefined;
    const done = await change.run({ input: { membershipId: membership.membershipId, reason, pauseMonths } });
    if (done !== undefined) onStayed(percentOff);
  };
  return (
    <NarrowPage title={title} text={text} isArrived>
      {membership.paymentProvider === 'SANDBOX' && offer !== 'MERGE_HELP' && <SandboxNote />}
      {offer === 'PAUSE' && <PauseLength value={months} onChange={setMonths} />}
      <ErrorNote role="alert">{change.error}</ErrorNote>
      <ButtonRow>
        {offer === 'MERGE_HELP' ? (
          <ButtonLink href={buildPath('ShowHelp')}>{action}</ButtonLink>
        ) : (
          <Button aria-disabled={change.isRunning} aria-busy={change.isRunning} onClick={() => void accept()}>
            {action}
          </Button>
        )}
        <Button look="plain" onClick={onContinue}>
          {messages.continue}
        </Button>
      </ButtonRow>
    </NarrowPage>
  );
}
