import { use } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { newsletterPageMessages as messages } from '#shared/messages/newsletters.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { SiteContext } from '#web/app/site-context.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { newsletterSettingsPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import type { NewsletterLandingPageQuery } from '#web/generated/NewsletterLandingPageQuery.ts';
import { NewslettersRunnerQueryDocument } from '#web/generated/NewslettersRunnerQuery.ts';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Padded } from '#web/parts/frame/Padded.tsx';
import { Badge, ItemActions, ItemFacts, ItemTitle, ItemWords, List, ListItem } from '#web/parts/list/List.tsx';

type NewsletterListProps = { readonly publication: NonNullable<NewsletterLandingPageQuery['publication']> };

/** Every newsletter of a publication, with what whoever runs them can do. */
export function NewsletterList({ publication }: NewsletterListProps) {
  const { url } = use(SiteContext);
  const isVisitor = useSignedInParts() === undefined;
  const { data } = useQuery(NewslettersRunnerQueryDocument, {
    variables: { domainOrSlug: publication.slug },
    isSkipped: isVisitor,
  });
  const canRun = !isVisitor && data?.collectionByDomainOrSlug?.viewerCan.runNewsletters === true;
  const { name: owner, slug, newsletters } = publication;
  return (
    <Padded>
      {canRun && (
        <Actions>
          <ButtonLink href={url + buildPath('ShowNewNewsletter', { collectionSlug: slug })}>{messages.make}</ButtonLink>
        </Actions>
      )}
      {newsletters.length === 0 && (
        <EmptyText text={canRun ? messages.makeFirst : formatMessage(messages.none, { name: owner })} />
      )}
      <List>
        {newsletters.map((newsletter) => {
          const { id, name, description, cadence, isMain } = newsletter;
          return (
            <ListItem key={id}>
              <ItemWords>
                <ItemTitle>
                  <Link to={publicationPath(publication, `/newsletters/${id}`)} dir="auto">
                    {name}
                  </Link>
                  {canRun && isMain && <Badge>{messages.main}</Badge>}
                </ItemTitle>
                <ItemFacts>
                  {cadence !== '' && <span dir="auto">{cadence}</span>}
                  {description !== '' && <span dir="auto">{description}</span>}
                </ItemFacts>
              </ItemWords>
              {canRun && (
                <ItemActions>
                  <a
                    href={url + newsletterSettingsPath(newsletter)}
                    aria-label={formatMessage(messages.settingsOf, { name })}
                  >
                    {messages.settings}
                  </a>
                </ItemActions>
              )}
            </ListItem>
          );
        })}
      </List>
    </Padded>
  );
}
