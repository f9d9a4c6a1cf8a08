import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { settingsMessages } from '#shared/messages/settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { type OwnNewsletterPageQuery, OwnNewsletterPageQueryDocument } from '#web/generated/OwnNewsletterPageQuery.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { NewsletterFrame } from './NewsletterFrame.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { listVariables, partVariables, stateOfTab } from './subscriber-tab.ts';
import { SubscriberList } from './SubscriberList.tsx';

type OwnNewsletterProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

/** The newsletter of the viewer, which comes to be when it is first saved. */
export function OwnNewsletter({ route, query }: OwnNewsletterProps) {
  const { data, error, refetch } = useQuery(OwnNewsletterPageQueryDocument, { variables: listVariables(query) });
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={settingsMessages.loadFailed} onRetry={refetch} />;
  const { name, newsletter } = viewer;
  const before = <Link to={settingsTabPath('publishing')}>{settingsMessages.title}</Link>;
  const form = <NewsletterForm newsletter={newsletter} isMain collectionId={null} ownerName={name} onMade={refetch} />;
  if (newsletter === null) {
    return (
      <StackedPage title={messages.titleOwn} before={before}>
        {form}
      </StackedPage>
    );
  }
  const state = stateOfTab(query);
  return (
    <NewsletterFrame newsletter={newsletter} before={before} path={route.path} state={state}>
      {state === undefined ? (
        form
      ) : (
        <SubscriberList
          key={state}
          newsletter={newsletter}
          document={OwnNewsletterPageQueryDocument}
          variables={partVariables(query)}
          select={(answer: OwnNewsletterPageQuery) => answer.viewer?.newsletter?.subscribers}
          state={state}
          onChanged={refetch}
        />
      )}
    </NewsletterFrame>
  );
}
