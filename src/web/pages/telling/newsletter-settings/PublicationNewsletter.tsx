import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterSettingsMessages as messages } from '#shared/messages/newsletter-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useRoute } from '#web/app/router/use-route.ts';
import type { ManagementProps } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type NewsletterSettingsPageQuery,
  NewsletterSettingsPageQueryDocument,
} from '#web/generated/NewsletterSettingsPageQuery.ts';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import { EndNewsletter } from './EndNewsletter.tsx';
import { AutomationList } from './AutomationList.tsx';
import { IssueList } from './IssueList.tsx';
import { NewsletterFrame } from './NewsletterFrame.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { NewsletterStays } from './NewsletterStays.tsx';
import { partVariables, tabOf } from './newsletter-tab.ts';
import { SubscriberList } from './SubscriberList.tsx';

/** One newsletter of a publication, or the form for a new one. */
export function PublicationNewsletter(props: ManagementProps<NewsletterSettingsPageQuery>) {
  const { publication, route, query, refetch } = props;
  const { navigate } = useRoute();
  const { id: collectionId, name, slug, newsletter: main, shown } = publication;
  const before = <Link to={buildPath('ShowCollectionNewsletters', { collectionSlug: slug })}>{messages.all}</Link>;
  if (shown === null) {
    const made = (newsletterId: string) =>
      void navigate(buildPath('ShowNewsletterSettings', { collectionSlug: slug, newsletterId }));
    return (
      <StackedPage title={messages.titleNew} before={before}>
        <NewsletterForm
          newsletter={null}
          isMain={main === null}
          collectionId={collectionId}
          ownerName={name}
          onMade={made}
        />
      </StackedPage>
    );
  }
  const tab = tabOf(query);
  const variables = { domainOrSlug: slug, newsletterId: shown.id, ...partVariables(query) };
  return (
    <NewsletterFrame newsletter={shown} before={before} path={route.path} tab={tab}>
      {tab === 'settings' && (
        <>
          <NewsletterForm
            newsletter={shown}
            isMain={shown.isMain}
            collectionId={collectionId}
            ownerName={name}
            onMade={refetch}
          />
          {!shown.isEnded && <EmbedCode newsletter={shown} publication={publication} />}
          {!shown.isMain && !shown.isEnded && <EndNewsletter newsletter={shown} onEnded={refetch} />}
          {shown.isMain && (
            <NewsletterStays text={formatMessage(messages.mainStays, { owner: name, switch: messages.sendsStories })} />
          )}
        </>
      )}
      {tab === 'issues' && (
        <IssueList
          newsletter={shown}
          document={NewsletterSettingsPageQueryDocument}
          variables={variables}
          select={(answer: NewsletterSettingsPageQuery) => answer.publication?.shown?.issues}
          refetch={refetch}
          writePath={
            shown.isEnded
              ? undefined
              : buildPath('ShowNewNewsletterEmail', { collectionSlug: slug, newsletterId: shown.id })
          }
        />
      )}
      {tab === 'automations' && <AutomationList newsletter={shown} />}
      {tab !== 'settings' && tab !== 'issues' && tab !== 'automations' && (
        <SubscriberList
          key={tab}
          newsletter={shown}
          document={NewsletterSettingsPageQueryDocument}
          variables={variables}
          select={(answer: NewsletterSettingsPageQuery) => answer.publication?.shown?.subscribers}
          state={tab}
          onChanged={refetch}
        />
      )}
    </NewsletterFrame>
  );
}
