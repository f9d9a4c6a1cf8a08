/** Whose stories a publication looks at beside those of its own writers (rule 57). */
export type SubmitterGroup = 'WRITERS' | 'FOLLOWERS' | 'EVERYONE';

export type AcceptedKind = 'DRAFTS' | 'PUBLISHED' | 'BOTH';

/** What a publication asks of a story before anybody reads it (rule 66). */
export type SubmissionCriteria = {
  readonly accepts: AcceptedKind;
  readonly leastWords: number | null;
  readonly mostWords: number | null;
  /** A story bears one of these; any where it is empty. */
  readonly topics: readonly string[];
  readonly needsCover: boolean;
  /** The writer says whether a machine helped. */
  readonly needsAiDisclosure: boolean;
  readonly leastAccountDays: number;
};

const criterionNames = [
  'DRAFTS_ONLY',
  'PUBLISHED_ONLY',
  'TOO_SHORT',
  'TOO_LONG',
  'TOPICS',
  'COVER',
  'AI_DISCLOSURE',
  'ACCOUNT_AGE',
] as const;
export type Criterion = (typeof criterionNames)[number];

/** What of a story and its writer the criteria ask about. */
export type SubmittedFacts = {
  readonly isPublished: boolean;
  readonly wordCount: number;
  /** As readers see them. */
  readonly topics: readonly string[];
  readonly hasCover: boolean;
  readonly isAiDisclosed: boolean;
  readonly accountDays: number;
};

/** What is still missing of what a publication asks for, in the order of its list; the same in the browser and on the server. */
export function missingCriteria(criteria: SubmissionCriteria, facts: SubmittedFacts): readonly Criterion[] {
  const { accepts, leastWords, mostWords, topics, needsCover, needsAiDisclosure, leastAccountDays } = criteria;
  const isMissing: Record<Criterion, boolean> = {
    DRAFTS_ONLY: accepts === 'DRAFTS' && facts.isPublished,
    PUBLISHED_ONLY: accepts === 'PUBLISHED' && !facts.isPublished,
    TOO_SHORT: leastWords !== null && facts.wordCount < leastWords,
    TOO_LONG: mostWords !== null && facts.wordCount > mostWords,
    TOPICS: topics.length > 0 && !sharesTopic(topics, facts.topics),
    COVER: needsCover && !facts.hasCover,
    AI_DISCLOSURE: needsAiDisclosure && !facts.isAiDisclosed,
    ACCOUNT_AGE: facts.accountDays < leastAccountDays,
  };
  return criterionNames.filter((name) => isMissing[name]);
}

/** What a publication asks for at all, in the order of its list. */
export function askedCriteria(criteria: SubmissionCriteria): readonly Criterion[] {
  const isAsked: Record<Criterion, boolean> = {
    DRAFTS_ONLY: criteria.accepts === 'DRAFTS',
    PUBLISHED_ONLY: criteria.accepts === 'PUBLISHED',
    TOO_SHORT: criteria.leastWords !== null && criteria.leastWords > 0,
    TOO_LONG: criteria.mostWords !== null,
    TOPICS: criteria.topics.length > 0,
    COVER: criteria.needsCover,
    AI_DISCLOSURE: criteria.needsAiDisclosure,
    ACCOUNT_AGE: criteria.leastAccountDays > 0,
  };
  return criterionNames.filter((name) => isAsked[name]);
}

function sharesTopic(wanted: readonly string[], given: readonly string[]): boolean {
  const own = new Set(given.map(plain));
  return wanted.some((topic) => own.has(plain(topic)));
}

function plain(topic: string): string {
  return topic.trim().toLowerCase();
}

/** Why a criterion that an editor sets cannot be kept, by its field; undefined where it can. */
export function criteriaFault({ leastWords, mostWords }: SubmissionCriteria): 'leastWords' | 'mostWords' | undefined {
  if (leastWords !== null && !isCount(leastWords)) return 'leastWords';
  if (mostWords !== null && (!isCount(mostWords) || mostWords === 0)) return 'mostWords';
  return leastWords !== null && mostWords !== null && leastWords > mostWords ? 'mostWords' : undefined;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && value <= 1_000_000;
}
