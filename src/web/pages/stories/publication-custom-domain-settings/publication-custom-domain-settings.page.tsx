import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type PublicationCustomDomainPageQuery,
  PublicationCustomDomainPageQueryDocument,
} from '#web/generated/PublicationCustomDomainPageQuery.ts';
import { PublicationCustomDomain } from './PublicationCustomDomain.tsx';

/** `/{slug}/settings/custom-domain`: the domain of a publication, for its owner (PUB-1). */
export default managementPage<PublicationCustomDomainPageQuery>({
  document: PublicationCustomDomainPageQueryDocument,
  right: 'connectDomain',
  titleOf: () => messages.title,
  Content: PublicationCustomDomain,
});
