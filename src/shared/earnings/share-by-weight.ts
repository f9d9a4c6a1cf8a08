/**
 * Shares a whole amount out by weights, so that nothing is left and nothing is made: what does not divide goes, one by
 * one, to whom most of a unit was cut off, and of equals to the earlier one. Weights are whole and not below 0; of none
 * above 0 nobody gets anything. A negative amount is taken back the way that the positive one was given.
 */
export function shareByWeight(amount: number, weights: readonly number[]): readonly number[] {
  if (amount < 0) return shareByWeight(-amount, weights).map((share) => (share === 0 ? 0 : -share));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares: number[] = [];
  const cut: { readonly place: number; readonly rest: bigint }[] = [];
  let left = amount;
  for (const [place, weight] of weights.entries()) {
    const product = BigInt(amount) * BigInt(weight);
    const share = Number(product / BigInt(total));
    shares.push(share);
    cut.push({ place, rest: product % BigInt(total) });
    left -= share;
  }
  cut.sort((one, other) => (one.rest === other.rest ? one.place - other.place : one.rest < other.rest ? 1 : -1));
  for (const { place } of cut.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
