/** One place on the axis, with one figure for every column. */
export type ChartRow = {
  readonly label: string;
  /** The same for programs, as in files: a day, a month or a year as `2026-11-01`, `2026-11`, `2026`. */
  readonly date?: string;
  readonly values: readonly number[];
};

/** Figures of one kind, by name. */
export type ChartTable = {
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  /** Three capital letters, where figures are amounts in minor units. */
  readonly currency?: string;
};

/** A picture with the figures that it was drawn of. */
export type Chart = ChartTable & {
  /** An SVG whose colours are the theme's: classes that begin with `chart-` stand in the style sheet. */
  readonly svg: string;
};

export type ChartWords = {
  /** What it shows, for whoever does not see it. */
  readonly title: string;
  readonly description: string;
};
