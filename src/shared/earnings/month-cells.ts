/** What was read of a story on a day of a month, by everybody who paid in one currency, and what it earned. */
export type Cell = {
  readonly period: string;
  readonly storyId: string;
  readonly day: string;
  readonly currency: string;
  readonly members: number;
  readonly seconds: number;
  readonly points: number;
  readonly micros: number;
};

type Added = Pick<Cell, 'members' | 'micros' | 'points' | 'seconds' | 'storyId'> & { readonly day: string };

export type MonthCells = {
  /** A number for a month and currency, which cells are added under. */
  readonly groupOf: (period: string, currency: string) => number;
  /** A day belongs to the month of its group. */
  readonly add: (group: number, added: Added) => void;
  /** In the order of month, story, day and currency; made anew for whoever goes through them. */
  readonly sorted: () => Iterable<Cell>;
};

const [DAYS, SUMS, PLACES] = [32, 4, 3];
/** Own judgement: months that are corrected at once, times currencies. */
const MOST_GROUPS = 4_096;

/**
 * Sums of a month in rows of numbers and not as objects: a large site has a story read on each of thirty days, a million
 * of them, and each object would take ten times as much.
 */
export function openCells(): MonthCells {
  const groups: { readonly period: string; readonly currency: string }[] = [];
  const groupPlaces = new Map<string, number>();
  const stories: string[] = [];
  const storyPlaces = new Map<string, number>();
  const rows = new Map<number, number>();
  let sums = new Float64Array(SUMS * 1_024);
  /** Of each row: its story, day and group. */
  let places = new Int32Array(PLACES * 1_024);

  function groupOf(period: string, currency: string): number {
    return placeOf(`${period} ${currency}`, groupPlaces, groups, { period, currency });
  }

  function add(group: number, { storyId, day, members, seconds, points, micros }: Added): void {
    if (group >= MOST_GROUPS) throw new Error('more months and currencies are settled at once than are counted');
    const story = placeOf(storyId, storyPlaces, stories, storyId);
    const date = Number(day.slice(8));
    const key = (story * DAYS + date) * MOST_GROUPS + group;
    let row = rows.get(key);
    if (row === undefined) {
      row = rows.size;
      rows.set(key, row);
      if (row * SUMS >= sums.length) {
        sums = grown(sums, new Float64Array(sums.length * 2));
        places = grown(places, new Int32Array(places.length * 2));
      }
      places.set([story, date, group], row * PLACES);
    }
    const at = row * SUMS;
    for (const [place, amount] of [members, seconds, points, micros].entries())
      sums[at + place] = (sums[at + place] ?? 0) + amount;
  }

  function* sorted(): Iterable<Cell> {
    for (const row of inOrder()) {
      const [story = 0, date = 0, group = 0] = places.subarray(row * PLACES, (row + 1) * PLACES);
      const [members = 0, seconds = 0, points = 0, micros = 0] = sums.subarray(row * SUMS, (row + 1) * SUMS);
      const { period = '', currency = '' } = groups[group] ?? {};
      const day = `${period}-${String(date).padStart(2, '0')}`;
      yield { period, storyId: stories[story] ?? '', day, currency, members, seconds, points, micros };
    }
  }

  function inOrder(): Iterable<number> {
    const rankOfStory = ranksOf(stories);
    const rankOfPeriod = ranksOf(groups.map(({ period }) => period));
    const rankOfCurrency = ranksOf(groups.map(({ currency }) => currency));
    const ranks = Float64Array.from({ length: rows.size }, (_none, row) => {
      const [story = 0, date = 0, group = 0] = places.subarray(row * PLACES, (row + 1) * PLACES);
      const ofStory = (rankOfPeriod[group] ?? 0) * stories.length + (rankOfStory[story] ?? 0);
      return (ofStory * DAYS + date) * groups.length + (rankOfCurrency[group] ?? 0);
    });
    return Int32Array.from({ length: rows.size }, (_none, row) => row).toSorted(
      (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0),
    );
  }

  return { groupOf, add, sorted };
}

function placeOf<Value>(key: string, places: Map<string, number>, values: Value[], value: Value): number {
  const known = places.get(key);
  if (known !== undefined) return known;
  places.set(key, values.length);
  return values.push(value) - 1;
}

function grown<Numbers extends Float64Array | Int32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}

/** Of each text its place among all of them in order; equal ones have the same. */
function ranksOf(texts: readonly string[]): readonly number[] {
  const ranks = new Map([...new Set(texts)].toSorted().map((text, rank) => [text, rank]));
  return texts.map((text) => ranks.get(text) ?? 0);
}
