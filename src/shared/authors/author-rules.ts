const DAY = 24 * 3_600_000;

/** Rule 121: days until a person has decided; own judgement: days after a no, as for the partner program. */
export const authorRules = { decidedWithin: 14, reapplyAfter: 30, mostName: 100, mostReason: 1_000 } as const;

/** What is asked of who wants to be verified, in the order in which it is shown. */
export const authorCriteria = ['PICTURE', 'BIO', 'BOOK', 'NAME'] as const;
export type AuthorCriterion = (typeof authorCriteria)[number];

export type AuthorFacts = {
  readonly hasPicture: boolean;
  readonly hasBio: boolean;
  /** One with an ISBN, whose check digit is right. */
  readonly hasBook: boolean;
  readonly profileName: string;
  readonly coverName: string;
  /** They read what comes to an address at a publisher. */
  readonly hasPublisherProof: boolean;
};

/** What is missing of an application (rule 121). Pure. */
export function missingOf(facts: AuthorFacts): readonly AuthorCriterion[] {
  return authorCriteria.filter((criterion) => !isMet(criterion, facts));
}

function isMet(criterion: AuthorCriterion, facts: AuthorFacts): boolean {
  switch (criterion) {
    case 'PICTURE':
      return facts.hasPicture;
    case 'BIO':
      return facts.hasBio;
    case 'BOOK':
      return facts.hasBook;
    case 'NAME':
      return facts.hasPublisherProof || isSameName(facts.profileName, facts.coverName);
  }
}

/** Whether two names are the same but for case, accents, stops and spaces: `J. R. R. Tolkien` and `J.R.R. TOLKIEN`. Pure. */
export function isSameName(one: string, other: string): boolean {
  const folded = foldName(one);
  return folded !== '' && folded === foldName(other);
}

function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Where anybody gets an address: one there says nothing about a publisher. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  'aol.com',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hey.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  't-online.de',
  'web.de',
  'yahoo.com',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);

/** The domain of an address at a publisher; null for one that anybody can have. Pure. */
export function publisherDomainOf(address: string): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return OPEN_TO_ALL.has(domain) ? null : domain;
}

/** Until when somebody has decided. */
export function decisionDue(appliedAt: Date): Date {
  return new Date(appliedAt.getTime() + authorRules.decidedWithin * DAY);
}

/** From when on one may apply again after a no. */
export function reapplyFrom(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + authorRules.reapplyAfter * DAY);
}
