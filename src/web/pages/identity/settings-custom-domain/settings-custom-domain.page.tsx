import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { SettingsCustomDomainPageQueryDocument } from '#web/generated/SettingsCustomDomainPageQuery.ts';
import { SettingsCustomDomain } from './SettingsCustomDomain.tsx';

/** `/me/settings/custom-domain` (PROF-4): strangers sign in first. */
const page: PageDefinition = {
  queries: () => [{ document: SettingsCustomDomainPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.title }),
  Component: SettingsCustomDomain,
};

export default page;
