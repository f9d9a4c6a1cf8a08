import { demoMessages as messages } from '#shared/messages/demo.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type DemoPeoplePageQuery, DemoPeoplePageQueryDocument } from '#web/generated/DemoPeoplePageQuery.ts';
import { DemoPeople } from './DemoPeople.tsx';

/** `/_/demo`: the people of the demo, each to sign in as. */
const page: PageDefinition<DemoPeoplePageQuery> = {
  queries: () => [{ document: DemoPeoplePageQueryDocument, variables: {} }],
  outcome: ({ data }) =>
    data.demoPeople === null ? { kind: 'notFound' } : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: () => ({ title: messages.title }),
  Component: DemoPeople,
};

export default page;
