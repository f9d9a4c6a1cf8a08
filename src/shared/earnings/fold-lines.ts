/** Fewer readers than that are told to nobody: one reader of a story would be known by it (rule 178). */
export const FEWEST_MEMBERS = 3;

export type Earned = {
  readonly currency: string;
  readonly members: number;
  readonly seconds: number;
  readonly points: number;
  readonly micros: number;
};
/** The earner's percent of the story, as it is told; null of months that were closed before it was. */
export type EarnedOfStory = Earned & { readonly storyId: string; readonly percent: number | null };
export type EarnedOfDay = EarnedOfStory & { readonly day: string };

export type EarnedRow = {
  /** Null for what was folded together. */
  readonly storyId: string | null;
  readonly members: number;
  readonly seconds: number;
  readonly points: number;
  /** By currency, in millionths. */
  readonly micros: ReadonlyMap<string, number>;
  /** In the order of days; more than one where something else was agreed meanwhile, none where rows are folded. */
  readonly percents: ReadonlySet<number>;
};

type Row = { -readonly [Key in Exclude<keyof EarnedRow, 'micros' | 'percents'>]: EarnedRow[Key] } & {
  micros: Map<string, number>;
  percents: Set<number>;
};
const empty = (storyId: string | null): Row => ({
  storyId,
  members: 0,
  seconds: 0,
  points: 0,
  micros: new Map(),
  percents: new Set(),
});

function add(row: Row, { currency, members, seconds, points, micros }: Earned): void {
  row.members += members;
  row.seconds += seconds;
  row.points += points;
  row.micros.set(currency, (row.micros.get(currency) ?? 0) + micros);
}

/** Sums by story, those first that earned most; stories with fewer than three members are one row at the end. */
export function foldStories(lines: readonly EarnedOfStory[]): readonly EarnedRow[] {
  const rows = new Map<string, Row>();
  for (const line of lines) {
    const row = rows.get(line.storyId) ?? empty(line.storyId);
    rows.set(line.storyId, row);
    add(row, line);
    if (line.percent !== null) row.percents.add(line.percent);
  }
  const told = [...rows.values()].filter(({ members }) => members >= FEWEST_MEMBERS);
  const few = [...rows.values()].filter(({ members }) => members < FEWEST_MEMBERS);
  const sum = ({ micros }: EarnedRow) => [...micros.values()].reduce((all, one) => all + one, 0);
  told.sort((one, other) => sum(other) - sum(one) || ((one.storyId ?? '') < (other.storyId ?? '') ? -1 : 1));
  return few.length === 0 ? told : [...told, together(few)];
}

function together(rows: readonly EarnedRow[]): EarnedRow {
  const sum = empty(null);
  for (const { members, seconds, points, micros } of rows) {
    sum.members += members;
    sum.seconds += seconds;
    sum.points += points;
    for (const [currency, amount] of micros) sum.micros.set(currency, (sum.micros.get(currency) ?? 0) + amount);
  }
  return sum;
}

/** At most so many stories, then all that earned less as one row with how many they are, and those with few members last. */
export function foldBeyond(
  rows: readonly EarnedRow[],
  most: number,
): readonly (EarnedRow & { readonly together: number | null })[] {
  const told = rows.filter(({ storyId }) => storyId !== null);
  const beyond = told.slice(most);
  const alone = (row: EarnedRow) => ({ ...row, together: null });
  return [
    ...told.slice(0, most).map(alone),
    ...(beyond.length === 0 ? [] : [{ ...together(beyond), together: beyond.length }]),
    ...rows.filter(({ storyId }) => storyId === null).map(alone),
  ];
}

export type DayRow = Earned & { readonly storyId: string | null; readonly day: string | null };

/** Lines by story and day; those with fewer than three members are one row a currency at the end. */
export function foldDays(lines: readonly EarnedOfDay[]): readonly DayRow[] {
  const cells = new Map<string, { -readonly [Key in keyof DayRow]: DayRow[Key] }>();
  const addTo = (key: string, storyId: string | null, day: string | null, line: Earned) => {
    const cell = cells.get(key);
    if (cell === undefined) {
      const { currency, members, seconds, points, micros } = line;
      cells.set(key, { storyId, day, currency, members, seconds, points, micros });
      return;
    }
    cell.members += line.members;
    cell.seconds += line.seconds;
    cell.points += line.points;
    cell.micros += line.micros;
  };
  for (const line of lines) addTo(`${line.day} ${line.storyId} ${line.currency}`, line.storyId, line.day, line);
  const all = [...cells].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell);
  cells.clear();
  for (const cell of all.filter(({ members }) => members < FEWEST_MEMBERS)) addTo(cell.currency, null, null, cell);
  return [...all.filter(({ members }) => members >= FEWEST_MEMBERS), ...cells.values()];
}
