import { giftPageMessages } from '#shared/messages/gift-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type GroupGiftPageQuery, GroupGiftPageQueryDocument } from '#web/generated/GroupGiftPageQuery.ts';
import { GroupGift } from './GroupGift.tsx';

/** `/group-gift` (rule 103): the route asks strangers to sign in. */
const page: PageDefinition<GroupGiftPageQuery> = {
  queries: () => [{ document: GroupGiftPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', isCacheable: false }),
  head: ({ site }) => ({ title: giftPageMessages.groupPageTitle, canonicalUrl: site.url + buildPath('ShowGroupGift') }),
  Component: GroupGift,
};

export default page;
