import { followingMessages as messages } from '#shared/messages/following.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { MutedPageQueryDocument } from '#web/generated/MutedPageQuery.ts';
import { ShownLessPageQueryDocument } from '#web/generated/ShownLessPageQuery.ts';
import { CustomizeMuted } from './CustomizeMuted.tsx';
import { mutedTab } from './muted-tab.ts';

/** `/me/settings/mute`, with what is to be shown less behind `?tab=less`. */
const page: PageDefinition = {
  queries: (_route, query) => {
    const variables = { to: cursorOf(query) };
    const isLess = mutedTab(query) === 'less';
    return [
      isLess ? { document: ShownLessPageQueryDocument, variables } : { document: MutedPageQueryDocument, variables },
    ];
  },
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.muted }),
  Component: CustomizeMuted,
};

export default page;
