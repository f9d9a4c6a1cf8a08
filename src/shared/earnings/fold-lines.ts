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

/**
 * Sums by story, those first that earned most; stories with fewer than three members are one row at the end, with the
 * least read of the others where they are fewer than three even so.
 */
export function foldStories(lines: readonly EarnedOfStory[]): readonly EarnedRow[] {
  const rows = new Map<string, Row>();
  for (const line of lines) {
    const row = rows.get(line.storyId) ?? empty(line.storyId);
    rows.set(line.storyId, row);
    add(row, line);
    if (line.percent !== null) row.percents.add(line.percent);
  }
  const inOrder = [...rows.values()].toSorted((one, other) => one.members - other.members);
  const least = new Set(inOrder.slice(0, countFew(inOrder)));
  const few = [...rows.values()].filter((row) => least.has(row));
  const told = [...rows.values()].filter((row) => !least.has(row));
  const sum = ({ micros }: EarnedRow) => [...micros.values()].reduce((all, one) => all + one, 0);
  told.sort((one, other) => sum(other) - sum(one) || ((one.storyId ?? '') < (other.storyId ?? '') ? -1 : 1));
  return few.length === 0 ? told : [...told, together(few)];
}

/** Of rows that are sorted by members, how many stand together so that none of them tells who read. */
function countFew(inOrder: readonly { readonly members: number }[]): number {
  const count = inOrder.filter(({ members }) => members < FEWEST_MEMBERS).length;
  const isTold = count > 0 && membersOf(inOrder.slice(0, count)) < FEWEST_MEMBERS;
  return isTold ? Math.min(count + 1, inOrder.length) : count;
}

const membersOf = (rows: readonly { readonly members: number }[]): number =>
  rows.reduce((sum, { members }) => sum + members, 0);

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
type Cell = { -readonly [Key in keyof DayRow]: DayRow[Key] };

/**
 * Lines by story and day, as finely as nobody is known by them. What fewer than three members read of a story on a day is
 * told as other days of that story; a story that fewer than three read at all, with others like it, by day where three
 * did and else altogether. Where a rest would still be fewer than three, or nobody, the smallest row beside it joins it,
 * since a sum without it would tell it. By currency; nothing is lost.
 */
export function foldDays(lines: readonly EarnedOfDay[]): readonly DayRow[] {
  const cells = new Map<string, Cell>();
  for (const line of lines) addTo(cells, line.storyId, line.day, line);
  const told: Cell[] = [];
  const rest: Cell[] = [];
  for (const [, ofCurrency] of Map.groupBy(cells.values(), ({ currency }) => currency)) {
    const few: Cell[] = [];
    const rows = [...Map.groupBy(ofCurrency, ({ storyId }) => storyId).values()].flatMap((days) => {
      if (membersOf(days) >= FEWEST_MEMBERS) return withRest(days, ({ storyId }) => ({ storyId, day: null }));
      few.push(...days);
      return [];
    });
    const others = new Map<string, Cell>();
    for (const { day, ...figures } of few) addTo(others, null, day, figures);
    const byDay = withRest([...others.values()], () => ({ storyId: null, day: null }));
    const last = byDay.find(({ day }) => day === null);
    // All of these stories together still tell too much: the least read of the others is told with them.
    const least = rows.toSorted((one, other) => one.members - other.members)[0]?.storyId;
    if (last !== undefined && last.members < FEWEST_MEMBERS && least !== undefined) {
      const joining = rows.filter(({ storyId }) => storyId === least);
      told.push(...rows.filter(({ storyId }) => storyId !== least));
      rest.push(summed([...joining, ...byDay], { storyId: null, day: null }));
    } else {
      told.push(...rows);
      rest.push(...byDay);
    }
  }
  return [...told, ...rest].toSorted(byDayAndStory);
}

/** Cells that tell nobody, and the others as one; with the smallest of the first where those alone would tell somebody. */
function withRest(cells: readonly Cell[], nameOf: (cell: Cell) => Pick<Cell, 'day' | 'storyId'>): readonly Cell[] {
  const inOrder = cells.toSorted((one, other) => one.members - other.members || byDayAndStory(one, other));
  const count = countFew(inOrder);
  const [first] = inOrder;
  if (first === undefined || count === 0) return inOrder;
  return [...inOrder.slice(count), summed(inOrder.slice(0, count), nameOf(first))];
}

function summed(cells: readonly Cell[], name: Pick<Cell, 'day' | 'storyId'>): Cell {
  const sum: Cell = { ...name, currency: cells[0]?.currency ?? '', members: 0, seconds: 0, points: 0, micros: 0 };
  for (const cell of cells) addFigures(sum, cell);
  return sum;
}

function addTo(cells: Map<string, Cell>, storyId: string | null, day: string | null, line: Earned): void {
  const { currency, members, seconds, points, micros } = line;
  const key = `${day} ${storyId} ${currency}`;
  const cell = cells.get(key);
  if (cell === undefined) cells.set(key, { storyId, day, currency, members, seconds, points, micros });
  else addFigures(cell, line);
}

function addFigures(cell: Cell, { members, seconds, points, micros }: Earned): void {
  cell.members += members;
  cell.seconds += seconds;
  cell.points += points;
  cell.micros += micros;
}

/** By day, then what has none; of each by story, then what has none. */
function byDayAndStory(one: DayRow, other: DayRow): number {
  const key = ({ day, storyId, currency }: DayRow) => `${day ?? '~'} ${storyId ?? '~'} ${currency}`;
  return key(one) < key(other) ? -1 : 1;
}
