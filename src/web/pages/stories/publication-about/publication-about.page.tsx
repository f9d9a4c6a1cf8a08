import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { Link } from '#web/app/router/Link.tsx';
import { EntityFeed } from '#web/features/finding/feeds/EntityFeed.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { publicationPath } from '#web/features/ground/paths/paths.ts';
import { PersonRow } from '#web/features/people/people/PersonRow.tsx';
import { PageBody } from '#web/features/stories/publications/PageBody.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import { TopicChips } from '#web/features/stories/topics/TopicChips.tsx';
import {
  type PublicationAboutPageQuery,
  PublicationAboutPageQueryDocument,
} from '#web/generated/PublicationAboutPageQuery.ts';
import styles from './PublicationAbout.module.css';

function PublicationAbout({ publication, variables }: PublicationContentProps<PublicationAboutPageQuery>) {
  const { slug, name, description, tagline, staff, tags, subpage } = publication;
  const isOnStaff = publication.viewerMembership !== null;
  const editors = staff.filter(({ role }) => role !== 'WRITER');
  return (
    <div className={styles.about}>
      {(subpage === null || description !== '') && (
        <p className={styles.description} dir="auto">
          {description || tagline || formatMessage(publicationMessages.noDescription, { name })}
        </p>
      )}
      {subpage !== null && <PageBody html={subpage.bodyHtml} />}
      {tags.length > 0 && (
        <TopicChips topics={tags} pathOf={(tag) => publicationPath(publication, `/tagged/${tag.slug}`)} />
      )}
      {(editors.length > 0 || isOnStaff) && (
        <Section
          title={editors.length > 0 ? publicationMessages.editors : publicationMessages.staff}
          more={
            isOnStaff && (
              <Link to={buildPath('ShowCollectionSettingsStaff', { collectionSlug: slug })}>
                {publicationMessages.staffPage}
              </Link>
            )
          }
        >
          {editors.length > 0 && (
            <ul className={styles.people}>
              {editors.map(({ user, role }) => (
                <li key={user.id}>
                  <PersonRow person={user} remark={publicationMessages[role]} />
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <Section title={publicationMessages.writers}>
        <EntityFeed
          document={PublicationAboutPageQueryDocument}
          variables={variables}
          select={(data) => data.publication?.writers}
          empty={formatMessage(publicationMessages.noWriters, { name })}
        />
      </Section>
    </div>
  );
}

export default publicationPage<PublicationAboutPageQuery>({
  document: PublicationAboutPageQueryDocument,
  isPaged: true,
  titleOf: ({ name }) => formatMessage(publicationMessages.aboutTitle, { name }),
  Content: PublicationAbout,
});
