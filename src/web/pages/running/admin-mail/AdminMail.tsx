import { formatMessage } from '#shared/messages/format-message.ts';
import { sendingDomainMessages as messages } from '#shared/messages/sending-domain.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button, ButtonLink } from '#web/design/Button.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminError } from '#web/features/running/admin/AdminError.tsx';
import { SiteChecks } from '#web/features/running/admin/SiteChecks.tsx';
import { siteCheckMessages } from '#shared/messages/site-checks.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminMailPageQueryDocument } from '#web/generated/AdminMailPageQuery.ts';
import { CheckMailSetupDocument } from '#web/generated/CheckMailSetup.ts';
import { MakeSigningKeysDocument } from '#web/generated/MakeSigningKeys.ts';
import { CopyField } from '#web/parts/field/CopyField.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Prompt } from '#web/parts/frame/Prompt.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { MailCheckView } from './MailCheckView.tsx';
import { MailLanes } from './MailLanes.tsx';

/** Each record that mailboxes look at, with what is wrong and what it should be. */
export function AdminMail({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminMailPageQueryDocument);
  const setup = data?.mailSetup;
  const checking = useChange(CheckMailSetupDocument, { says: 'here' });
  const making = useChange(MakeSigningKeysDocument, { says: 'here' });
  if (!setup) return null;
  const { domain, checks, retiredKeys, hasWaitingKeys, reportsAddress, isSignedHere, lanes, warmUp } = setup;
  const check = async () => {
    if ((await checking.run({})) !== undefined) void showToast({ message: messages.checked, testId: 'mail-checked' });
  };
  const make = async () => {
    if ((await making.run({})) !== undefined) void showToast({ message: messages.keysMade, testId: 'keys-made' });
  };
  const kept = data?.firstSteps?.showsKeptMail === true && (
    <Prompt text={messages.kept}>
      <ButtonLink size="small" look="outlined" href="/_/dev/mail">
        {messages.keptAction}
      </ButtonLink>
    </Prompt>
  );
  const trial = <SiteChecks label={siteCheckMessages.checkMail} names={['mail', 'jobs']} canSendMail route={route} />;
  if (domain === null) {
    return (
      <AdminFrame title={messages.title}>
        {trial}
        <MailLanes lanes={lanes} warmUp={warmUp} />
        <EmptyText text={lanes.length > 0 ? messages.noOwnDomain : messages.noDomain} />
        {kept}
      </AdminFrame>
    );
  }
  return (
    <AdminFrame title={messages.title}>
      {kept}
      {trial}
      <Note>{formatMessage(messages.text, { domain })}</Note>
      <div>
        <Button
          look="outlined"
          size="small"
          aria-disabled={checking.isRunning}
          onClick={() => void (checking.isRunning || check())}
        >
          {messages.check}
        </Button>
      </div>
      <MailLanes lanes={lanes} warmUp={warmUp} />
      {checks.map((one) => (
        <MailCheckView key={`${one.kind} ${one.domain}`} check={one} />
      ))}
      {reportsAddress !== null && (
        <Section title={messages.reports} look="quiet">
          <Note>{messages.reportsText}</Note>
          <CopyField label={messages.reportsAddress} text={reportsAddress} />
        </Section>
      )}
      {retiredKeys.map(({ selector, keepUntil }) => (
        <Note key={selector}>{formatMessage(messages.retired, { selector, date: formatDate(keepUntil) })}</Note>
      ))}
      {isSignedHere && (
        <>
          <Note>{messages.makeKeysText}</Note>
          <div>
            <Button
              look="outlined"
              size="small"
              disabled={making.isRunning || hasWaitingKeys}
              onClick={() => void make()}
            >
              {messages.makeKeys}
            </Button>
          </div>
        </>
      )}
      <AdminError failure={checking.failure ?? making.failure} route={route} />
    </AdminFrame>
  );
}
