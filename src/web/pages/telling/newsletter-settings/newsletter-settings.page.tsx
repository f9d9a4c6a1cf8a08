import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type NewsletterSettingsPageQuery,
  NewsletterSettingsPageQueryDocument,
} from '#web/generated/NewsletterSettingsPageQuery.ts';
import { type OwnNewsletterPageQuery, OwnNewsletterPageQueryDocument } from '#web/generated/OwnNewsletterPageQuery.ts';
import { OwnNewsletter } from './OwnNewsletter.tsx';
import { listVariables } from './newsletter-tab.ts';
import { PublicationNewsletter } from './PublicationNewsletter.tsx';

const isNew = (route: RouteMatch): boolean => route.name === 'ShowNewNewsletter';

const ofPublication = managementPage<NewsletterSettingsPageQuery>({
  document: NewsletterSettingsPageQueryDocument,
  variablesOf: ({ params }, query) => ({ newsletterId: params.newsletterId ?? '', ...listVariables(query) }),
  right: 'runNewsletters',
  titleOf: ({ shown }, route) =>
    isNew(route) ? messages.titleNew : formatMessage(messages.titleOf, { name: shown?.name ?? '' }),
  outcomeOf: ({ shown }, { route }) => (isNew(route) || shown !== null ? undefined : { kind: 'notFound' }),
  Content: PublicationNewsletter,
});

const own: PageDefinition<OwnNewsletterPageQuery> = {
  queries: (_route, query) => [{ document: OwnNewsletterPageQueryDocument, variables: listVariables(query) }],
  outcome: ({ data }) =>
    data.viewer === null ? { kind: 'notFound' } : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: () => ({ title: messages.titleOwn }),
  Component: OwnNewsletter,
};

const isOwn = (route: RouteMatch): boolean => route.name === 'ShowOwnNewsletter';

/**
 * `/{slug}/new-newsletter`, `/{slug}/newsletters/{id}/settings` and `/me/newsletter`: how a newsletter is set up, and
 * who gets it (NEWS-1, NEWS-7).
 */
const page: PageDefinition<NewsletterSettingsPageQuery & OwnNewsletterPageQuery> = {
  queries: (route, query) => (isOwn(route) ? own : ofPublication).queries(route, query),
  outcome: (input) => (isOwn(input.route) ? own : ofPublication).outcome?.(input) ?? { kind: 'notFound' },
  head: (input) => (isOwn(input.route) ? own : ofPublication).head(input),
  Component: (props) => {
    const { Component } = isOwn(props.route) ? own : ofPublication;
    return <Component {...props} />;
  },
};

export default page;
