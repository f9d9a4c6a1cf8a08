import { use } from 'react';
import { domainUrl } from '#shared/links/domain-url.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { subdomainSettingsMessages as messages } from '#shared/messages/subdomain-settings.ts';
import { useChange } from '#web/app/graph/use-change.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { Button } from '#web/design/Button.tsx';
import { personPath } from '#web/features/ground/paths/paths.ts';
import { genericErrorToast } from '#web/features/ground/toasts/account-toasts.ts';
import { ConfirmDialog } from '#web/parts/dialog/ConfirmDialog.tsx';
import { useDialog } from '#web/parts/dialog/use-dialog.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Row } from '#web/parts/list/Row.tsx';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ClaimSubdomainDocument } from '#web/generated/ClaimSubdomain.ts';
import type { SubdomainSetting as Person } from '#web/generated/fragments.ts';
import { UnclaimSubdomainDocument } from '#web/generated/UnclaimSubdomain.ts';

/** The viewer's name below the site's; nothing where the site gives none. */
export function SubdomainSetting({ person }: { readonly person: Person }) {
  const { subdomain, username, customDomainState } = person;
  const site = use(SiteContext);
  const claimDialog = useDialog();
  const unclaimDialog = useDialog();
  const claiming = useChange(ClaimSubdomainDocument);
  const unclaiming = useChange(UnclaimSubdomainDocument, { says: 'here' });
  if (subdomain === null) return null;
  const { domain, isClaimed, problem } = subdomain;
  const texts = { domain, address: site.url.replace(/^https?:\/\//, '') + personPath(username) };
  const claim = async () => {
    const done = await claiming.run({});
    if (done !== undefined) void showToast({ message: formatMessage(messages.claimed, texts) });
    return done;
  };
  const unclaim = async () => {
    const done = await unclaiming.run({});
    const toast = { message: formatMessage(messages.unclaimed, texts) };
    void showToast(done === undefined ? genericErrorToast(messages.unclaimFailed) : toast);
    return true;
  };
  const claimedText = customDomainState?.live ? messages.ledText : messages.claimedText;
  return (
    <Row
      anchor="subdomain"
      title={messages.title}
      text={formatMessage(isClaimed ? claimedText : messages.text, texts)}
      value={isClaimed ? <a href={domainUrl(domain, site.url)}>{domain}</a> : domain}
      actions={
        isClaimed ? (
          <Button look="outlined" size="small" aria-label={messages.unclaimLabel} onClick={unclaimDialog.open}>
            {messages.unclaim}
          </Button>
        ) : (
          problem === null && (
            <Button look="outlined" size="small" aria-label={messages.claimLabel} onClick={claimDialog.open}>
              {messages.claim}
            </Button>
          )
        )
      }
    >
      {problem !== null && <Note>{problem}</Note>}
      <ConfirmDialog
        dialog={claimDialog}
        title={formatMessage(messages.claimTitle, texts)}
        submitLabel={messages.claim}
        change={claiming}
        onConfirm={claim}
      >
        {formatMessage(messages.claimQuestion, texts)}
      </ConfirmDialog>
      <ConfirmDialog
        dialog={unclaimDialog}
        title={formatMessage(messages.unclaimTitle, texts)}
        submitLabel={messages.unclaim}
        change={unclaiming}
        onConfirm={unclaim}
        isDanger
      >
        {formatMessage(messages.unclaimQuestion, texts)}
      </ConfirmDialog>
    </Row>
  );
}
