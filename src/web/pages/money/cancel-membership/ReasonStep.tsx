import { type SubmitEvent, use, useState } from 'react';
import {
  CANCELLATION_REASONS,
  type CancellationOffer,
  type CancellationReason,
} from '#shared/membership/cancellation.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { ChoiceField } from '#web/parts/field/ChoiceField.tsx';
import { membershipSettingsPath } from '#web/features/money/membership-settings/membership-paths.ts';
import { NarrowForm, NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import type { OwnMembership } from '#web/generated/fragments.ts';
import { type CancellationOfferQuery, CancellationOfferQueryDocument } from '#web/generated/CancellationOfferQuery.ts';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';

type ReasonStepProps = {
  readonly membership: OwnMembership;
  readonly isArrived: boolean;
  /** What was chosen before, for who comes back. */
  readonly given: CancellationReason;
  /** The offer is undefined where it could not be asked for: that keeps nobody. */
  readonly onReason: (reason: CancellationReason, offer: CancellationOffer | undefined) => void;
};

/** The reasons that can be somebody's, “another” the last. */
function choicesFor(tier: OwnMembership['tier']) {
  const named = CANCELLATION_REASONS.filter((reason) => reason !== 'OTHER');
  const possible = named.filter((reason) => reason !== 'PREMIUM_TIER_SUBSCRIPTION' || tier === 'FRIEND');
  return [...possible, 'OTHER' as const].map((value) => ({ value, label: messages.reasons[value] }));
}

/** Why somebody goes, and none is asked twice. */
export function ReasonStep({ membership, isArrived, given, onReason }: ReasonStepProps) {
  const graph = use(GraphContext);
  const [reason, setReason] = useState(given);
  const [isRunning, setIsRunning] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    setIsRunning(true);
    const offer = await graph.load(CancellationOfferQueryDocument, { reason }).then(
      // The graph answers by the document, whose type is this.
      ({ data }) => (data as CancellationOfferQuery | undefined)?.viewer?.viewerEdge.membership?.cancellationOffer,
      () => undefined,
    );
    onReason(reason, offer);
  };
  const date = formatDate(membership.currentPeriodEndsAt);
  return (
    <NarrowPage title={messages.title} isArrived={isArrived}>
      <NarrowForm onSubmit={(event) => void submit(event)} noValidate>
        <ChoiceField
          legend={messages.reasonLegend}
          hint={membership.isPeriodOver ? messages.reasonTextPast : formatMessage(messages.reasonText, { date })}
          choices={choicesFor(membership.tier)}
          value={reason}
          onChange={setReason}
        />
        <ButtonRow>
          <Button type="submit" aria-disabled={isRunning} aria-busy={isRunning}>
            {messages.continue}
          </Button>
          <ButtonLink href={membershipSettingsPath()} look="plain">
            {messages.keep}
          </ButtonLink>
        </ButtonRow>
      </NarrowForm>
    </NarrowPage>
  );
}
