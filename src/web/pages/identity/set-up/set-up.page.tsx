import { setupQuery } from '#shared/identity/setup-form.ts';
import { setupMessages } from '#shared/messages/setup.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { SetUp } from './SetUp.tsx';

/** `/m/setup/{token}`: a form without script, since nothing may tell anybody of its address. The server alone draws it. */
const page: PageDefinition = {
  queries: () => [],
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false, isStill: true }),
  head: ({ query }) => ({ title: setupQuery.isUsed(query) ? setupMessages.usedTitle : setupMessages.title }),
  Component: SetUp,
};

export default page;
