import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { DomainContent } from '#web/features/ground/domains/DomainContent.tsx';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import { ManagementFrame } from '#web/features/stories/publication-management/ManagementFrame.tsx';
import type { PublicationCustomDomainPageQuery } from '#web/generated/PublicationCustomDomainPageQuery.ts';

/** The domain of a publication, for its owner. */
export function PublicationCustomDomain({
  publication,
  data,
  refetch,
}: ManagementProps<PublicationCustomDomainPageQuery>) {
  const { id, name, customDomainClaim, domainFee } = publication;
  useStepUpTime(data.viewer?.security?.stepUpTimeLeft);
  return (
    <ManagementFrame publication={publication} title={messages.title}>
      <DomainContent
        text={formatMessage(messages.publication, { name })}
        claim={customDomainClaim}
        fee={domainFee}
        collectionId={id}
        onChanged={refetch}
      />
    </ManagementFrame>
  );
}
