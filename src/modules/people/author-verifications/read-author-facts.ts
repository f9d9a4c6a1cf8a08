import { type AuthorFacts, publisherDomainOf } from '#shared/authors/author-rules.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';

/** A code that was sent to a publisher is void after as many wrong tries. */
export const MOST_CODE_TRIES = 5;

/** A book of somebody with the first of its editions that has an ISBN. */
export type CountedBook = { readonly id: string; readonly title: string; readonly isbn: string };

/** What somebody brings of what is asked (rule 121). */
export type AuthorProfile = Pick<AuthorFacts, 'hasPicture' | 'hasBio' | 'profileName'> & {
  readonly books: readonly CountedBook[];
  /** The address at a publisher that they named last, and whether they showed that it is theirs. */
  readonly publisherAddress: string | null;
  readonly isPublisherProven: boolean;
  readonly isCodeWaiting: boolean;
};

const PROFILE = `
  select p.image_id is not null as "hasPicture", trim(p.bio) <> '' as "hasBio", p.name as "profileName",
    coalesce((
      select json_agg(json_build_object('id', b.id, 'title', b.title, 'isbn', e.isbn) order by b.position, b.id)
      from book b cross join lateral (
        select e.isbn from book_edition e where e.book_id = b.id and e.isbn is not null order by e.position limit 1) e
      where b.person_id = p.id), '[]') as books,
    f.address as "publisherAddress", f.proven_at is not null as "isPublisherProven",
    coalesce(f.code_hash is not null and f.tries < $2 and f.expires_at > $3, false) as "isCodeWaiting"
  from person p left join publisher_proof f on f.person_id = p.id where p.id = $1`;

export async function readAuthorProfile(
  { database, clock }: Pick<ReadContext, 'database' | 'clock'>,
  personId: string,
): Promise<AuthorProfile | undefined> {
  const [row] = await database.query<AuthorProfile>('author_profile', PROFILE, [
    personId,
    MOST_CODE_TRIES,
    clock.now(),
  ]);
  return row;
}

/** The domain of the publisher whose mail they showed to get, or null. Pure. */
export function provenDomain({ publisherAddress, isPublisherProven }: AuthorProfile): string | null {
  return isPublisherProven && publisherAddress !== null ? publisherDomainOf(publisherAddress) : null;
}
