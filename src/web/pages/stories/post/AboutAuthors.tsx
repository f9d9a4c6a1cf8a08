import type { ComponentProps, ReactNode } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { Link } from '#web/app/router/Link.tsx';
import { kept } from '#web/app/still/kept.tsx';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import { NamedAvatar } from '#web/features/people/people/NamedAvatar.tsx';
import styles from './AboutAuthors.module.css';
import { VisitorFollowAuthor, VisitorFollowPublication } from './Follow.tsx';
import type { Story } from './lookup-outcome.ts';

/** Longer lists of authors stand in the byline only. */
const MAX_AUTHORS = 4;

/** Who wrote the story and where it was published. */
export function AboutAuthors({ story }: { readonly story: Story }) {
  const { collection } = story;
  const parts = useSignedInParts();
  return (
    <div className={styles.about}>
      <div className={styles.part}>
        <h2 className={styles.heading}>{storyMessages.writtenBy}</h2>
        <ul className={styles.people}>
          {story.authors
            .slice(0, MAX_AUTHORS)
            .map((author) =>
              parts ? (
                <Author
                  key={author.id}
                  author={author}
                  follow={<parts.StoryFollow storyId={story.id} targetId={author.id} />}
                />
              ) : (
                <VisitorAuthor key={author.id} author={author} />
              ),
            )}
        </ul>
      </div>
      {collection && (
        <div className={styles.part}>
          <h2 className={styles.heading}>{storyMessages.publishedIn}</h2>
          <ul className={styles.people}>
            {parts ? (
              <Publication
                collection={collection}
                follow={<parts.StoryFollow storyId={story.id} targetId={collection.id} />}
              />
            ) : (
              <VisitorPublication collection={collection} />
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

type AuthorProps = { readonly author: Story['authors'][number] };

function Author({ author, follow }: AuthorProps & Pick<WhoProps, 'follow'>) {
  return (
    <Who
      name={author.name}
      imageId={author.imageId}
      to={personPath(author.username)}
      text={author.bio}
      newsletter={author.newsletter}
      newsletterTo={buildPath('SubscribeToUser', { username: author.username })}
      follow={follow}
    />
  );
}

type PublicationProps = { readonly collection: NonNullable<Story['collection']> };

function Publication({ collection, follow }: PublicationProps & Pick<WhoProps, 'follow'>) {
  return (
    <Who
      name={collection.name}
      imageId={collection.avatar?.id}
      shape="square"
      to={publicationPath(collection)}
      text={collection.description || collection.tagline}
      newsletter={collection.newsletter}
      newsletterTo={publicationPath(collection, `/newsletters/${collection.newsletter?.id ?? ''}`)}
      follow={follow}
    />
  );
}

/** For a visitor they are the same below every story. */
const VisitorAuthor = kept('VisitorAuthor', ({ author }: AuthorProps) => (
  <Author author={author} follow={<VisitorFollowAuthor author={author} />} />
));
const VisitorPublication = kept('VisitorPublication', ({ collection }: PublicationProps) => (
  <Publication collection={collection} follow={<VisitorFollowPublication collection={collection} />} />
));

type WhoProps = Pick<ComponentProps<typeof NamedAvatar>, 'name' | 'imageId' | 'shape'> & {
  readonly to: string;
  readonly text: string;
  readonly newsletter: { readonly name: string } | null;
  readonly newsletterTo: string;
  readonly follow: ReactNode;
};

/** Of an item of a list and of spans: reading modes take a paragraph for the story where that is shorter. */
function Who({ to, text, newsletter, newsletterTo, follow, ...picture }: WhoProps) {
  return (
    <li className={styles.who}>
      <NamedAvatar {...picture} size="L" />
      <span className={styles.words}>
        <span className={styles.name}>
          <Link className={styles.link} to={to} dir="auto">
            {picture.name}
          </Link>{' '}
        </span>
        {text !== '' && (
          <span className={styles.text} dir="auto">
            {text}
          </span>
        )}
        {newsletter && (
          <Link className={styles.mail} to={newsletterTo}>
            {formatMessage(storyMessages.byMail, { name: newsletter.name })}
          </Link>
        )}
      </span>
      <span className={styles.follow}>{follow}</span>
    </li>
  );
}
