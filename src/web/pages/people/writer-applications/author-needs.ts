import {
  authorCriteria,
  type AuthorCriterion,
  isSameName,
  missingOf,
  publisherDomainOf,
} from '#shared/authors/author-rules.ts';
import { authorMessages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { Need } from '#web/features/ground/needs/need.ts';
import { personPath } from '#web/features/ground/paths/paths.ts';
import type { AuthorNeeds } from '#web/generated/fragments.ts';

export type Eligibility = NonNullable<AuthorNeeds['authorEligibility']>;

export type Chosen = {
  readonly username: string;
  readonly eligibility: Eligibility;
  readonly book: Eligibility['books'][number] | undefined;
  readonly coverName: string;
};

const messages = authorMessages.facts;

/** The domain of the publisher whose mail they showed to get, or null. */
export function provenDomain({ publisherAddress, isPublisherProven }: Eligibility): string | null {
  return isPublisherProven && publisherAddress !== null ? publisherDomainOf(publisherAddress) : null;
}

/** All that is asked of an author, with the facts of who looks and of what they chose. */
export function needsOf(chosen: Chosen): readonly Need[] {
  const { eligibility, book, coverName } = chosen;
  const hasPublisherProof = provenDomain(eligibility) !== null && coverName.trim() !== '';
  const missing = missingOf({ ...eligibility, coverName, hasBook: book !== undefined, hasPublisherProof });
  return authorCriteria.map((criterion) => {
    const isMet = !missing.includes(criterion);
    return { criterion, isMet, name: authorMessages.criteria[criterion], ...factOf(criterion, isMet, chosen) };
  });
}

const editing = { link: { label: authorMessages.editProfile, to: 'ShowSettings' } } as const;

function factOf(criterion: AuthorCriterion, isMet: boolean, chosen: Chosen): Pick<Need, 'fact' | 'link'> {
  switch (criterion) {
    case 'PICTURE':
      return isMet ? { fact: messages.picture } : { fact: messages.noPicture, ...editing };
    case 'BIO':
      return isMet ? { fact: messages.bio } : { fact: messages.noBio, ...editing };
    case 'BOOK':
      return chosen.book !== undefined
        ? { fact: formatMessage(messages.book, { book: chosen.book.title }) }
        : {
            fact: messages.noBook,
            link: { label: authorMessages.addBook, href: personPath(chosen.username, 'ShowUserBooks') },
          };
    case 'NAME':
      return { fact: nameFact(isMet, chosen) };
  }
}

function nameFact(isMet: boolean, { eligibility, coverName }: Chosen): string {
  const { profileName: name } = eligibility;
  if (coverName.trim() === '') return messages.noName;
  if (!isMet) return formatMessage(messages.otherName, { name });
  return isSameName(name, coverName) ? formatMessage(messages.sameName, { name }) : messages.provenName;
}
