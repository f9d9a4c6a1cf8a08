/** What of a thing is searched, as its module's rows say it. */
export type SearchEntry = {
  readonly id: string;
  readonly makerId: string | null;
  readonly title: string;
  /** Other names of it, as good as the title. */
  readonly names: readonly string[];
  readonly subtitle: string;
  /** What everybody may read of it. */
  readonly body: string;
  /** All of the body where only a part is free: its words are kept apart (rule 47). */
  readonly lockedBody: string | null;
  /** What a snippet may show. */
  readonly freeText: string;
  /** `name:value`. */
  readonly facets: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Its standing among its kind, which no query changes; never falls by time alone. */
  readonly score: number;
};

/** Counts weigh by their order of size. */
export function weigh(count: number): number {
  return Math.log2(1 + Math.max(0, count));
}
