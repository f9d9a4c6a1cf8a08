/** What a publication's editors get of a story, and who of them. */
export type EditorsTerms = {
  readonly publicationId: string;
  /** Of what the story earns. */
  readonly percent: number;
  /** Gets what nobody else is named for, and the part of whoever is not in the program. */
  readonly ownerId: string;
  /** Of the editors' percent. */
  readonly parts: readonly { readonly personId: string; readonly percent: number }[];
};

/** What was agreed about a story, as it stood on a day. */
export type StoryTerms = {
  readonly authors: readonly { readonly personId: string; readonly weight: number }[];
  /** Who began the story, and keeps the share of authors who are not in the program; null: nobody does. */
  readonly keeperId: string | null;
  readonly editors: EditorsTerms | null;
};

/** One part of what a story earns. */
export type StoryShare = {
  /** Null for what nobody can be paid. */
  readonly personId: string | null;
  /** Whose editor the person is paid as; null for authors. */
  readonly publicationId: string | null;
  readonly weight: number;
  /** As it is told: of the whole for editors, of what they leave for authors. */
  readonly percent: number;
};

/**
 * Divides what a story earns (rules 221 to 223): first the editors' part, then the authors'. The share of an author who
 * is not in the program stays with who began the story, an editor's with the owner, and the owner's with the authors.
 * Where no author can be paid, nobody is. Pure, and in the order of what it is given.
 */
export function storyShares(
  { authors, keeperId, editors }: StoryTerms,
  isEnrolled: (personId: string) => boolean,
): readonly StoryShare[] {
  const total = authors.reduce((sum, { weight }) => sum + weight, 0);
  const kept = keeperId !== null && isEnrolled(keeperId) ? keeperId : null;
  const ofAuthors = new Map<string, number>();
  for (const { personId, weight } of authors) {
    const paid = isEnrolled(personId) ? personId : kept;
    if (paid !== null && weight > 0) addTo(ofAuthors, paid, weight);
  }
  const unpaid = kept === null ? authors.filter(({ personId }) => !isEnrolled(personId)) : [];
  const isAnyPaid = ofAuthors.size > 0;
  const ofEditors = isAnyPaid && editors !== null ? partsOf(editors, isEnrolled) : new Map<string, number>();
  const taken = [...ofEditors.values()].reduce((sum, part) => sum + part, 0);
  return [
    ...[...ofEditors].map(([personId, part]) => ({
      personId,
      publicationId: editors?.publicationId ?? null,
      weight: part * total,
      percent: Math.round(part / 100),
    })),
    ...[...ofAuthors, ...unpaid.map(({ weight }) => [null, weight] as const)].map(([personId, weight]) => ({
      personId,
      publicationId: null,
      weight: weight * (10_000 - taken),
      percent: Math.round((weight * 100) / total),
    })),
  ];
}

/** In ten-thousandths of what the story earns. */
function partsOf({ percent, ownerId, parts }: EditorsTerms, isEnrolled: (personId: string) => boolean) {
  const named = parts.length === 0 ? [{ personId: ownerId, percent: 100 }] : parts;
  const shares = new Map<string, number>();
  for (const part of named) {
    const personId = isEnrolled(part.personId) ? part.personId : ownerId;
    if (part.percent > 0 && percent > 0 && isEnrolled(personId)) addTo(shares, personId, part.percent * percent);
  }
  return shares;
}

function addTo<Key>(sums: Map<Key, number>, key: Key, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
