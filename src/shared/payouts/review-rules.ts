/** Why a payout is looked at before it is sent (rules 118 and 275). */
export type ReviewReason = 'ACCOUNT_SUSPENDED' | 'FAR_ABOVE_USUAL' | 'NEW_PAYEE' | 'READER_CLUSTER';

/** How much of the earnings of a month one group of readers may give before somebody looks. */
export const CLUSTER_PERCENT = 30;

const TIMES_USUAL = 5;
/** In days from Monday to Friday. */
const WORKING_DAYS = 5;
const DAY = 86_400_000;

/**
 * Why a payout is held: nobody was ever paid by that name, it is far more than what they were paid on average, or much of
 * it came from one group of readers.
 */
export function reviewReasons(
  amount: number,
  paidBefore: readonly number[],
  hasCluster: boolean,
): readonly ReviewReason[] {
  const ofReaders = hasCluster ? (['READER_CLUSTER'] as const) : [];
  if (paidBefore.length === 0) return ['NEW_PAYEE', ...ofReaders];
  const usual = paidBefore.reduce((sum, one) => sum + one, 0) / paidBefore.length;
  return [...(amount > TIMES_USUAL * usual ? (['FAR_ABOVE_USUAL'] as const) : []), ...ofReaders];
}

/** The end of the last working day by which a review is decided. */
export function reviewDueAt(from: Date): Date {
  let day = from.getTime();
  for (let left = WORKING_DAYS; left > 0;) {
    day += DAY;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day);
}

/** What those who decided a review have said so far. */
export type Vote = { readonly personId: string; readonly isApproval: boolean };

/** What a review comes to: as many as are needed have said the same. */
export function reviewVerdict(votes: readonly Vote[], needed: number): 'APPROVED' | 'INVALID' | null {
  const approvals = votes.filter(({ isApproval }) => isApproval).length;
  if (approvals >= needed) return 'APPROVED';
  return votes.length - approvals >= needed ? 'INVALID' : null;
}
