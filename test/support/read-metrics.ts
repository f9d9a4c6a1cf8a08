/** One family of a text that Prometheus reads. */
export type ReadFamily = {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly samples: readonly ReadSample[];
};
type ReadSample = { readonly name: string; readonly labels: Readonly<Record<string, string>>; readonly value: number };

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const HELP = new RegExp(`^# HELP (${NAME}) (.*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary|untyped)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (-?(?:\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?|Inf)|\\+Inf|NaN)$`);
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;
const SUFFIXES: Readonly<Record<string, readonly string[]>> = { histogram: ['_bucket', '_sum', '_count'] };

/** Reads the text format 0.0.4 by its published grammar, as strictly as it can be read. Throws a SyntaxError. */
export function readMetricsText(text: string): readonly ReadFamily[] {
  if (!text.endsWith('\n')) throw new SyntaxError('the last line has no end');
  const lines = text.slice(0, -1).split('\n');
  const families: (Omit<ReadFamily, 'samples'> & { samples: ReadSample[] })[] = [];
  const seen = new Set<string>();
  for (let at = 0; at < lines.length;) {
    const [, name, help = ''] = HELP.exec(lines[at] ?? '') ?? fail(lines[at]);
    const [, typed, type = ''] = TYPE.exec(lines[at + 1] ?? '') ?? fail(lines[at + 1]);
    if (name === undefined || name !== typed || families.some((one) => one.name === name)) fail(lines[at]);
    const samples: ReadSample[] = [];
    for (at += 2; at < lines.length && !lines[at]?.startsWith('#'); at += 1) {
      const sample = readSample(lines[at] ?? '');
      const suffixes = SUFFIXES[type] ?? [''];
      if (!suffixes.some((suffix) => sample.name === name + suffix)) fail(lines[at]);
      const series =
        sample.name +
        JSON.stringify(Object.entries(sample.labels).toSorted(([one], [other]) => one.localeCompare(other)));
      if (seen.has(series)) fail(lines[at]);
      seen.add(series);
      samples.push(sample);
    }
    if (samples.length === 0) fail(name);
    families.push({ name: name ?? '', help: unescape(help), type, samples });
  }
  return families;
}

function readSample(line: string): ReadSample {
  const [, name = '', written = '', value = ''] = SAMPLE.exec(line) ?? fail(line);
  const labels: Record<string, string> = {};
  for (let rest = written; rest !== '';) {
    const [whole = '', label = '', text = ''] = LABEL.exec(rest) ?? fail(line);
    if (label in labels) fail(line);
    labels[label] = unescape(text);
    rest = rest.slice(whole.length);
  }
  return { name, labels, value: Number(value.replace('Inf', 'Infinity')) };
}

const unescape = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign));

function fail(line: string | undefined): never {
  throw new SyntaxError(`Prometheus cannot read: ${line}`);
}
