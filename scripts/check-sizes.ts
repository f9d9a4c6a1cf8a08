const MOST_LINES = 350;
const MOST_COMPONENT_LINES = 150;
const MEDIAN_GOAL = 60;
const NINETY_FIVE_PERCENT_GOAL = 220;
const GENERATED = /\/generated\//;
/** What the goals for many files are about: the program itself. */
const PROGRAM = /^src\/(?!.*\.test\.tsx?$)/;

/** Sentences about files that are too long, tests and scripts included, and about a program whose files grow. */
export function brokenSizes(files: readonly string[], read: (file: string) => string): string[] {
  const all = files
    .filter((file) => !GENERATED.test(file))
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .toSorted((left, right) => left.lines - right.lines);
  const sizes = all.filter(({ file }) => PROGRAM.test(file));
  const at = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0;
  const sentences = all
    .filter(({ file, lines }) => lines > (isComponent(file) ? MOST_COMPONENT_LINES : MOST_LINES))
    .map(({ file, lines }) => `${file} has ${lines} lines.`);
  if (at(0.5) > MEDIAN_GOAL) sentences.push(`The median file has ${at(0.5)} lines; ${MEDIAN_GOAL} is the goal.`);
  if (at(0.95) > NINETY_FIVE_PERCENT_GOAL) {
    sentences.push(`One file in twenty has more than ${at(0.95)} lines; ${NINETY_FIVE_PERCENT_GOAL} is the goal.`);
  }
  return sentences;
}

function isComponent(file: string): boolean {
  return file.endsWith('.tsx') && PROGRAM.test(file) && !file.includes('entry.');
}
