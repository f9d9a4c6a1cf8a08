import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { useSignedInParts } from '#web/app/signed-in-parts.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import { type UserBooksPageQuery, UserBooksPageQueryDocument } from '#web/generated/UserBooksPageQuery.ts';
import { BookEditions } from './BookEditions.tsx';
import styles from './UserBooks.module.css';

const COVER = { width: 128, height: 192, strategy: 'letterbox' } as const;

function UserBooks({ person }: ProfileContentProps<UserBooksPageQuery>) {
  const parts = useSignedInParts();
  const adding = parts && <parts.BookActions owner={person} />;
  if (person.books.length === 0) {
    return (
      <>
        <EmptyText text={formatMessage(peopleMessages.noBooks, { name: person.name })} />
        {adding}
      </>
    );
  }
  return (
    <>
      <ul className={styles.books}>
        {person.books.map((book) => (
          <li key={book.id} className={styles.book}>
            {book.coverImageId && (
              <img
                src={imageUrl(book.coverImageId, COVER)}
                width={COVER.width}
                height={COVER.height}
                alt=""
                loading="lazy"
              />
            )}
            <div className={styles.words}>
              <h2 className={styles.title} dir="auto">
                {book.title}
              </h2>
              {book.publishedAt !== null && <p className={styles.date}>{formatDate(book.publishedAt, 'year')}</p>}
              <p dir="auto">{book.description}</p>
              {book.url && (
                <p>
                  <a className={styles.link} href={book.url} rel="nofollow">
                    {peopleMessages.buyBook}
                  </a>
                </p>
              )}
              <BookEditions editions={book.editions} />
              {parts && <parts.BookActions owner={person} book={book} />}
            </div>
          </li>
        ))}
      </ul>
      {adding}
    </>
  );
}

export default profilePage<UserBooksPageQuery>({
  document: UserBooksPageQueryDocument,
  title: (name) => formatMessage(peopleMessages.booksTitle, { name }),
  Content: UserBooks,
});
