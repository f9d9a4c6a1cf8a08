export type GivenShare = { readonly personId: string; readonly percent: number };

export type SplitFault = 'notWhole' | 'tooMuch' | 'twice';

/**
 * What is wrong with percents that who began a story gives to others, the same in the form and on the server: whole,
 * from 0 to 100, together no more than there is, each person once. What is given to nobody stays with who gives.
 */
export function splitFault(shares: readonly GivenShare[]): SplitFault | undefined {
  if (shares.some(({ percent }) => !Number.isInteger(percent) || percent < 0 || percent > 100)) return 'notWhole';
  if (new Set(shares.map(({ personId }) => personId)).size !== shares.length) return 'twice';
  return keptPercent(shares) < 0 ? 'tooMuch' : undefined;
}

export function keptPercent(shares: readonly Pick<GivenShare, 'percent'>[]): number {
  return 100 - shares.reduce((sum, { percent }) => sum + percent, 0);
}
