import { use } from 'react';
import { domainFeeMessages } from '#shared/messages/domain-fees.ts';
import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { domainUrl } from '#shared/links/domain-url.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { RecentTime } from '#web/features/ground/dates/RecentTime.tsx';
import { ConfirmChange } from '#web/features/ground/settings/ConfirmChange.tsx';
import { useResumedDialog } from '#web/features/ground/settings/use-resumed-dialog.ts';
import { DomainPayment } from '#web/features/money/domain-fees/DomainPayment.tsx';
import { ButtonRow } from '#web/parts/form/ButtonRow.tsx';
import { ErrorNote, Note, Notice } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { CheckCustomDomainDocument } from '#web/generated/CheckCustomDomain.ts';
import type { DomainFeeParts, DomainSettings } from '#web/generated/fragments.ts';
import { ReleaseCustomDomainDocument } from '#web/generated/ReleaseCustomDomain.ts';
import styles from './Domain.module.css';
import { DomainRecords } from './DomainRecords.tsx';

type DomainStateProps = {
  readonly claim: DomainSettings;
  readonly fee: DomainFeeParts | null;
  readonly onChanged: () => void;
};

/** How a domain stands, the records that it needs, and what can be done now. */
export function DomainState({ claim, fee, onChanged }: DomainStateProps) {
  const { url: siteUrl } = use(SiteContext);
  const { id, domain, state, problem, checkedAt, nextCheckAt } = claim;
  const dialog = useResumedDialog('release-domain');
  const checking = useChange(CheckCustomDomainDocument);
  const releasing = useChange(ReleaseCustomDomainDocument);
  const isOwed = fee?.paidAt === null;
  const isLive = state === 'LIVE' || state === 'FAILING';
  const check = async () => {
    const checked = checking.isRunning ? undefined : await checking.run({ claimId: id });
    if (checked === undefined) return;
    // What was paid for it is used once it is live; and one that was disconnected elsewhere is none anymore.
    if (fee !== null || checked.state === 'RELEASED') onChanged();
    const isGone = checked.state === 'RELEASED';
    void showToast({ message: isGone ? formatMessage(messages.disconnected, { domain }) : messages.checkedToast });
  };
  const release = async () => {
    const done = await releasing.run({ claimId: id });
    if (done === undefined) return done;
    onChanged();
    void showToast({ message: formatMessage(messages.disconnected, { domain }) });
    return done;
  };
  return (
    <>
      <Section title={domain}>
        <div className={styles.stack}>
          <p>
            <strong>{messages.states[state]}</strong>
          </p>
          <p>{isOwed && state === 'PROVED' ? domainFeeMessages.ready : textOf(claim)}</p>
          {problem !== null && <Notice isUrgent={state === 'FAILING'}>{problem}</Notice>}
          <ButtonRow>
            <Button
              look="outlined"
              aria-disabled={checking.isRunning}
              aria-busy={checking.isRunning}
              onClick={() => void check()}
            >
              {messages.check}
            </Button>
            {isLive && (
              <ButtonLink href={domainUrl(domain, siteUrl)} look="outlined">
                {formatMessage(messages.visit, { domain })}
              </ButtonLink>
            )}
            <Button look="plain" onClick={dialog.open}>
              {messages.disconnect}
            </Button>
          </ButtonRow>
          <ErrorNote role="alert">{checking.error}</ErrorNote>
          {checkedAt !== null && (
            <Note>
              {messages.checked} <RecentTime timestamp={checkedAt} />.{' '}
              {!isLive && (nextCheckAt === null ? messages.notWatching : messages.watching)}
            </Note>
          )}
        </div>
      </Section>
      {fee !== null && <DomainPayment claimId={id} fee={fee} onChanged={onChanged} />}
      <DomainRecords {...claim} />
      <ConfirmChange
        dialog={dialog}
        title={formatMessage(messages.disconnectTitle, { domain })}
        submitLabel={messages.disconnect}
        change={releasing}
        onConfirm={release}
        wantsStepUp
        isDanger
      >
        {formatMessage(messages.disconnectText, { domain })}
      </ConfirmChange>
    </>
  );
}

function textOf({ state, domain, endsAt }: DomainSettings): string {
  if (state === 'LIVE') return messages.live;
  if (state === 'FAILING' && endsAt !== null) return formatMessage(messages.failing, { date: formatDate(endsAt) });
  if (state === 'PROVED' || state === 'CERTIFICATE_PENDING') return messages.almost;
  return formatMessage(messages.wanted, { domain });
}
