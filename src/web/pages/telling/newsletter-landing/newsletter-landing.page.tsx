import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { IssueArchive } from '#web/features/telling/newsletters/IssueArchive.tsx';
import { NewsletterIntro } from '#web/features/telling/newsletters/NewsletterIntro.tsx';
import { SignUp } from '#web/features/telling/newsletters/SignUp.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type NewsletterLandingPageQuery,
  NewsletterLandingPageQueryDocument,
} from '#web/generated/NewsletterLandingPageQuery.ts';
import { NewsletterRelationQueryDocument } from '#web/generated/NewsletterRelationQuery.ts';
import { NewslettersRunnerQueryDocument } from '#web/generated/NewslettersRunnerQuery.ts';
import { NewsletterList } from './NewsletterList.tsx';

const isList = (route: RouteMatch): boolean => route.name === 'ShowCollectionNewsletters';

function LandingContent({ publication, route }: PublicationContentProps<NewsletterLandingPageQuery>) {
  const said = useRoute().query.get('tab');
  const isVisitor = useSignedInParts() === undefined;
  const { shown } = publication;
  const { data } = useQuery(NewsletterRelationQueryDocument, {
    variables: { newsletterId: shown?.id ?? '' },
    isSkipped: isVisitor || shown === null,
  });
  if (isList(route)) return <NewsletterList publication={publication} />;
  if (shown === null) return null;
  return (
    <>
      <NewsletterIntro newsletter={shown} />
      <SignUp newsletter={shown} relation={data?.newsletter} said={said} />
      <IssueArchive
        document={NewsletterLandingPageQueryDocument}
        variables={{ domainOrSlug: publication.slug, newsletterId: shown.id }}
        select={(answer: NewsletterLandingPageQuery) => answer.publication?.shown?.archive}
      />
    </>
  );
}

const page = publicationPage<NewsletterLandingPageQuery>({
  document: NewsletterLandingPageQueryDocument,
  isPaged: true,
  variablesOf: ({ params }) => ({ newsletterId: params.newsletterId ?? '' }),
  titleOf: ({ name, shown }, route) =>
    isList(route) ? formatMessage(messages.listTitle, { name }) : (shown?.name ?? ''),
  isThere: ({ shown }, route) => isList(route) || shown !== null,
  Content: LandingContent,
});

/** `/{slug}/newsletters`: what a publication sends by mail; below it the page of one, where one subscribes (NEWS-1). */
const landingPage: PageDefinition<NewsletterLandingPageQuery> = {
  ...page,
  signedInQueries: ({ name, params }) =>
    name === 'ShowCollectionNewsletters'
      ? [{ document: NewslettersRunnerQueryDocument, variables: { domainOrSlug: params.collectionSlug ?? '' } }]
      : [{ document: NewsletterRelationQueryDocument, variables: { newsletterId: params.newsletterId ?? '' } }],
};

export default landingPage;
