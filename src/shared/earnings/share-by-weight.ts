/**
 * Shares a whole amount out by weights, so that nothing is left and nothing is made: what does not divide goes, one by
 * one, to whom most of a unit was cut off, and of equals to the earlier one. Weights are whole and not below 0; of none
 * above 0 nobody gets anything. A negative amount is taken back the way that the positive one was given.
 */
export function shareByWeight(amount: number, weights: readonly number[]): readonly number[] {
  if (amount < 0) return shareByWeight(-amount, weights).map((share) => (share === 0 ? 0 : -share));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const { shares, rests } = Number.isSafeInteger(amount * total)
    ? dividedInNumbers(amount, weights, total)
    : divided(amount, weights, total);
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  if (left === 0) return shares;
  const places = rests.map((_rest, place) => place);
  places.sort((one, other) => (rests[other] ?? 0) - (rests[one] ?? 0) || one - other);
  for (const place of places.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}

/** Whole parts, and what was cut off each, in parts of the total: below 2 to the 53 both are exact. */
type Divided = { readonly shares: number[]; readonly rests: readonly number[] };

/** As the other one, many times as fast: no product is larger than numbers are exact. */
function dividedInNumbers(amount: number, weights: readonly number[], total: number): Divided {
  const rests = weights.map((weight) => (amount * weight) % total);
  return { shares: weights.map((weight, place) => (amount * weight - (rests[place] ?? 0)) / total), rests };
}

function divided(amount: number, weights: readonly number[], total: number): Divided {
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  return {
    shares: products.map((product) => Number(product / BigInt(total))),
    rests: products.map((product) => Number(product % BigInt(total))),
  };
}
