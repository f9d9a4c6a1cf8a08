import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { settingsMessages } from '#shared/messages/settings.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { settingsTabPath } from '#shared/routes/settings-tabs.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { type OwnNewsletterPageQuery, OwnNewsletterPageQueryDocument } from '#web/generated/OwnNewsletterPageQuery.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { AutomationList } from './AutomationList.tsx';
import { IssueList } from './IssueList.tsx';
import { NewsletterFrame } from './NewsletterFrame.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterStays } from './NewsletterStays.tsx';
import { listVariables, partVariables, tabOf } from './newsletter-tab.ts';
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
  const tab = tabOf(query);
  return (
    <NewsletterFrame newsletter={newsletter} before={before} path={route.path} tab={tab}>
      {tab === 'settings' && (
        <>
          {form}
          <EmbedCode newsletter={newsletter} publication={null} />
          <NewsletterStays text={formatMessage(messages.ownStays, { switch: messages.sendsStories })} />
        </>
      )}
      {tab === 'issues' && (
        <IssueList
          newsletter={newsletter}
          document={OwnNewsletterPageQueryDocument}
          variables={partVariables(query)}
          select={(answer: OwnNewsletterPageQuery) => answer.viewer?.newsletter?.issues}
          refetch={refetch}
          writePath={buildPath('ShowNewOwnNewsletterEmail')}
        />
      )}
      {tab === 'automations' && <AutomationList newsletter={newsletter} />}
      {tab !== 'settings' && tab !== 'issues' && tab !== 'automations' && (
        <SubscriberList
          key={tab}
          newsletter={newsletter}
          document={OwnNewsletterPageQueryDocument}
          variables={partVariables(query)}
          select={(answer: OwnNewsletterPageQuery) => answer.viewer?.newsletter?.subscribers}
          state={tab}
          onChanged={refetch}
        />
      )}
    </NewsletterFrame>
  );
}
