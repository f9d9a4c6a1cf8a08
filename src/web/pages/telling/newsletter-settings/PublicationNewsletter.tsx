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
import { NewsletterFrame } from './NewsletterFrame.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { partVariables, stateOfTab } from './subscriber-tab.ts';
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
  const state = stateOfTab(query);
  return (
    <NewsletterFrame newsletter={shown} before={before} path={route.path} state={state}>
      {state === undefined ? (
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
        </>
      ) : (
        <SubscriberList
          key={state}
          newsletter={shown}
          document={NewsletterSettingsPageQueryDocument}
          variables={{ domainOrSlug: slug, newsletterId: shown.id, ...partVariables(query) }}
          select={(answer: NewsletterSettingsPageQuery) => answer.publication?.shown?.subscribers}
          state={state}
          onChanged={refetch}
        />
      )}
    </NewsletterFrame>
  );
}
