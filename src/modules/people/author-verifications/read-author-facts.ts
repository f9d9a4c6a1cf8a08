import { type AuthorFacts, publisherDomainOf } from '#shared/authors/author-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** A book of somebody with the first of its editions that has an ISBN. */
export type CountedBook = { readonly id: string; readonly title: string; readonly isbn: string };

/** What somebody brings of what is asked (rule 121). */
export type AuthorProfile = Pick<AuthorFacts, 'hasPicture' | 'hasBio' | 'profileName'> & {
  readonly books: readonly CountedBook[];
  /** The address at a publisher that they named last, and whether they showed that it is theirs. */
  readonly publisherAddress: string | null;
  readonly isPublisherProven: boolean;
};

const PROFILE = `
  select p.image_id is not null as "hasPicture", trim(p.bio) <> '' as "hasBio", p.name as "profileName",
    coalesce((
      select json_agg(json_build_object('id', b.id, 'title', b.title, 'isbn', e.isbn) order by b.position, b.id)
      from book b cross join lateral (
        select e.isbn from book_edition e where e.book_id = b.id and e.isbn is not null order by e.position limit 1) e
      where b.person_id = p.id), '[]') as books,
    f.address as "publisherAddress", f.proven_at is not null as "isPublisherProven"
  from person p left join publisher_proof f on f.person_id = p.id where p.id = $1`;

export async function readAuthorProfile(
  database: Database<Tables>,
  personId: string,
): Promise<AuthorProfile | undefined> {
  const [row] = await database.query<AuthorProfile>('author_profile', PROFILE, [personId]);
  return row;
}

/** The domain of the publisher whose mail they showed to get, or null. Pure. */
export function provenDomain({ publisherAddress, isPublisherProven }: AuthorProfile): string | null {
  return isPublisherProven && publisherAddress !== null ? publisherDomainOf(publisherAddress) : null;
}
