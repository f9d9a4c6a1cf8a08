/** The three lists that everybody has (rule 35), by their kind in the database. */
export const predefinedKinds = ['reading', 'resume', 'purchased'] as const;
export type PredefinedKind = (typeof predefinedKinds)[number];

/** The kinds as they stand in an id. */
const wireKinds: Readonly<Record<PredefinedKind, string>> = {
  reading: 'READING_LIST',
  resume: 'CURRENTLY_READING',
  purchased: 'PURCHASED',
};

/** `predefined:{user}:{kind}`: the id of a list that is there without a row. */
export function predefinedListId(personId: string, kind: PredefinedKind): string {
  return `predefined:${personId}:${wireKinds[kind]}`;
}

const PATTERN = /^predefined:([0-9a-f]{12}):([A-Z_]+)$/;

/** Whose list it is and which, or undefined for the id of another list. */
export function parsePredefinedListId(
  id: string,
): { readonly personId: string; readonly kind: PredefinedKind } | undefined {
  const [, personId, wire] = PATTERN.exec(id) ?? [];
  const kind = predefinedKinds.find((one) => wireKinds[one] === wire);
  return personId === undefined || kind === undefined ? undefined : { personId, kind };
}

/** The id at the end of `{slug}-{id}`; predefined ids have no hyphen and stand alone. */
export function listIdOfSegment(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1);
}
