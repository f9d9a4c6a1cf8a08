import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { DomainPage } from '#web/features/ground/domains/DomainPage.tsx';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import type { PublicationCustomDomainPageQuery } from '#web/generated/PublicationCustomDomainPageQuery.ts';

/** The domain of a publication, for its owner. */
export function PublicationCustomDomain({
  publication,
  data,
  refetch,
}: ManagementProps<PublicationCustomDomainPageQuery>) {
  const { id, name, slug, customDomainClaim } = publication;
  useStepUpTime(data.viewer?.security?.stepUpTimeLeft);
  return (
    <DomainPage
      back={{
        label: formatMessage(messages.backToSettings, { name }),
        to: buildPath('ShowCollectionSettings', { collectionSlug: slug }),
      }}
      text={formatMessage(messages.publication, { name })}
      claim={customDomainClaim}
      collectionId={id}
      onChanged={refetch}
    />
  );
}
