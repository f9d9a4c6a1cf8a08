/** One instruction of a Dockerfile: `COPY --from=build /a ./b` with its words. */
export type ContainerStep = { readonly name: string; readonly text: string };

/** The stages of a Dockerfile, each with its steps after `FROM`. */
export function readContainerSteps(dockerfile: string): readonly (readonly ContainerStep[])[] {
  const lines = dockerfile
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: ContainerStep[][] = [];
  for (const line of lines) {
    const [, name = '', text = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`This is no instruction: ${line}`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

/** What a step copies from one place to another, of its own machine or of an earlier stage. */
export function readCopy({ text }: ContainerStep): {
  readonly isOfStage: boolean;
  readonly from: readonly string[];
  readonly to: string;
} {
  const words = text.split(/\s+/);
  const isOfStage = words[0]?.startsWith('--from=') === true;
  const paths = isOfStage ? words.slice(1) : words;
  return { isOfStage, from: paths.slice(0, -1), to: paths.at(-1) ?? '.' };
}

/** `HEALTHCHECK … CMD ["node", "-e", "…"]` and `ENTRYPOINT ["node", "…"]` as words. */
export function readCommand({ text }: ContainerStep): readonly string[] {
  const words: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(words)) throw new Error(`This is no list of words: ${text}`);
  return words.map(String);
}

/** `ENV A=1 B=2`. */
export function readEnvironment({ text }: ContainerStep): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}
