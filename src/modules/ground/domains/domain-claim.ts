import type { CheckedDomain } from '#shared/domains/domain-checks.ts';
import type { RecordProblem } from '#shared/domains/judge-records.ts';
import type { Columns } from '#modules/ground/column-list.ts';
import type { DomainKind } from './domains.tables.ts';

/** Whose domain it is: exactly one of the two. */
export type DomainOwner =
  | { readonly personId: string; readonly publicationId: null }
  | { readonly personId: null; readonly publicationId: string };

/** A wish for a domain and how it fares. */
export type DomainClaim = CheckedDomain & {
  readonly id: string;
  readonly kind: DomainKind;
  readonly domain: string;
  readonly personId: string | null;
  readonly publicationId: string | null;
  readonly token: string;
  readonly problem: RecordProblem | null;
  readonly problemFound: readonly string[];
  readonly claimedAt: Date;
  readonly checkedAt: Date | null;
  readonly nextCheckAt: Date | null;
  readonly liveSince: Date | null;
};

export const claimColumns: Columns<DomainClaim> = {
  id: 'id',
  kind: 'kind',
  domain: 'domain',
  personId: 'person_id',
  publicationId: 'publication_id',
  token: 'token',
  state: 'state',
  problem: 'problem',
  problemFound: 'problem_found',
  claimedAt: 'claimed_at',
  watchedSince: 'watched_since',
  checkedAt: 'checked_at',
  nextCheckAt: 'next_check_at',
  failingSince: 'failing_since',
  lapsedSince: 'lapsed_since',
  liveSince: 'live_since',
};

export function ownerOf({ personId, publicationId }: Pick<DomainClaim, 'personId' | 'publicationId'>): DomainOwner {
  if (personId !== null) return { personId, publicationId: null };
  if (publicationId !== null) return { personId: null, publicationId };
  throw new TypeError('A claim has an owner.');
}
