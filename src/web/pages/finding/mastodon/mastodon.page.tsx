import type { PageDefinition } from '#web/app/page-definition.ts';
import { sitePageDefinition } from '#web/features/running/site-pages/site-page-definition.ts';
import type { SitePageQuery } from '#web/generated/SitePageQuery.ts';
import { MastodonForVisitors } from './MastodonForVisitors.tsx';

/** `/mastodon` for visitors: what it is, and the way to take part (rule 156). */
const page: PageDefinition<SitePageQuery> = { ...sitePageDefinition, Component: MastodonForVisitors };

export default page;
