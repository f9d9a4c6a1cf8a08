/** Where a story counts while it is listed; null where it is not listed. */
export type Presence = {
  readonly publicationId: string | null;
  readonly tagIds: readonly string[];
  readonly authorIds: readonly string[];
  /** Null for an undated story: it stands in no archive. */
  readonly publishedAt: Date | null;
} | null;

export type PresenceChanges = {
  readonly people: ReadonlyMap<string, number>;
  readonly publications: ReadonlyMap<string, number>;
  readonly tags: ReadonlyMap<string, number>;
  readonly writers: readonly { readonly publicationId: string; readonly personId: string; readonly change: number }[];
  readonly archive: readonly {
    readonly scope: string;
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly change: number;
  }[];
};

/** What every count must be changed by when a story goes from one presence to another. Pure. */
export function presenceChanges(before: Presence, after: Presence): PresenceChanges {
  return {
    people: tally(before?.authorIds ?? [], after?.authorIds ?? []),
    publications: tally(publicationsOf(before), publicationsOf(after)),
    tags: tally(before?.tagIds ?? [], after?.tagIds ?? []),
    writers: [...tally(writersOf(before), writersOf(after))].map(([key, change]) => {
      const [publicationId = '', personId = ''] = key.split(' ');
      return { publicationId, personId, change };
    }),
    archive: [...tally(archiveOf(before), archiveOf(after))].map(([key, change]) => {
      const [scope = '', year, month, day] = key.split(' ');
      return { scope, year: Number(year), month: Number(month), day: Number(day), change };
    }),
  };
}

function tally(before: readonly string[], after: readonly string[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const key of before) changes.set(key, (changes.get(key) ?? 0) - 1);
  for (const key of after) changes.set(key, (changes.get(key) ?? 0) + 1);
  // In one order everywhere, so that two changes at once never wait for each other in a circle.
  return new Map(
    [...changes].filter(([, change]) => change !== 0).toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
}

function publicationsOf(presence: Presence): readonly string[] {
  return presence?.publicationId ? [presence.publicationId] : [];
}

function writersOf(presence: Presence): readonly string[] {
  return publicationsOf(presence).flatMap((id) => (presence?.authorIds ?? []).map((author) => `${id} ${author}`));
}

function archiveOf(presence: Presence): readonly string[] {
  const date = presence?.publishedAt;
  if (!date) return [];
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const scopes = [
    'site',
    ...publicationsOf(presence).map((id) => `publication:${id}`),
    ...(presence?.tagIds ?? []).map((id) => `tag:${id}`),
  ];
  return scopes.flatMap((scope) => [
    `${scope} ${year} 0 0`,
    `${scope} ${year} ${month} 0`,
    `${scope} ${year} ${month} ${day}`,
  ]);
}
