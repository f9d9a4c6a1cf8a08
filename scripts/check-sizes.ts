const MOST_LINES = 350;
const MOST_COMPONENT_LINES = 150;
const MEDIAN_GOAL = 60;
const NINETY_FIVE_PERCENT_GOAL = 220;
const MEASURED = /^src\/(?!.*generated).*\.tsx?$/;

/** Sentences about files that outgrew the house (house.md, section 6); tests are not measured. */
export function brokenSizes(files: readonly string[], read: (file: string) => string): string[] {
  const sizes = files
    .filter((file) => MEASURED.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, lines: read(file).split('\n').length - 1 }))
    .toSorted((left, right) => left.lines - right.lines);
  const at = (share: number): number => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))]?.lines ?? 0;
  const sentences = sizes
    .filter(({ file, lines }) => lines > (isComponent(file) ? MOST_COMPONENT_LINES : MOST_LINES))
    .map(({ file, lines }) => `${file} has ${lines} lines.`);
  if (at(0.5) > MEDIAN_GOAL) sentences.push(`The median file has ${at(0.5)} lines; ${MEDIAN_GOAL} is the goal.`);
  if (at(0.95) > NINETY_FIVE_PERCENT_GOAL) {
    sentences.push(`One file in twenty has more than ${at(0.95)} lines; ${NINETY_FIVE_PERCENT_GOAL} is the goal.`);
  }
  return sentences;
}

function isComponent(file: string): boolean {
  return file.endsWith('.tsx') && !file.includes('entry.');
}
