import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { YourHome } from './YourHome.tsx';
import { homeQueries } from './home-queries.ts';

/** Home for whoever is signed in; visitors and bots have `pages/finding/home` at the same address. */
const page: PageDefinition = {
  queries: (_route, query) => homeQueries(query),
  outcome: () => ({ kind: 'show', robots: 'noindex', isCacheable: false }),
  head: () => ({ title: messages.title }),
  Component: YourHome,
};

export default page;
