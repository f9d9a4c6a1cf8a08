import type { PageDefinition } from '#web/app/page-definition.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { TagPageQuery } from '#web/generated/TagPageQuery.ts';
import type { TagTopPageQuery } from '#web/generated/TagTopPageQuery.ts';
import { tagLatestPage } from './tag-latest.tsx';
import { tagTopPage } from './tag-top.tsx';

const isTop = (route: RouteMatch) => route.name === 'ShowTagPostsTopByPeriod';

/** The newest stories of a tag, or its best of a time. */
const page: PageDefinition<TagPageQuery & TagTopPageQuery> = {
  queries: (route, query) => (isTop(route) ? tagTopPage : tagLatestPage).queries(route, query),
  outcome: (input) => (isTop(input.route) ? tagTopPage : tagLatestPage).outcome?.(input) ?? { kind: 'show' },
  head: (input) => (isTop(input.route) ? tagTopPage : tagLatestPage).head(input),
  Component: (props) => {
    const { Component } = isTop(props.route) ? tagTopPage : tagLatestPage;
    return <Component {...props} />;
  },
};

export default page;
