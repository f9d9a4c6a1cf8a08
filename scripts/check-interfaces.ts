const TOP_LEVEL = /^(?:export )?interface (\w+)/gm;
const MERGED = /^ {2}interface (\w+)/gm;

/**
 * Sentences about interfaces that no module adds to: every other type is a `type`. The linter's own rule
 * knows no exception for declarations that are merged.
 */
export function needlessInterfaces(files: readonly string[], read: (file: string) => string): string[] {
  const texts = files.map((file) => ({ file, text: read(file) }));
  const merged = new Set(texts.flatMap(({ text }) => [...text.matchAll(MERGED)].map(([, name]) => name)));
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(TOP_LEVEL)]
      .filter(([, name]) => !merged.has(name))
      .map(([, name]) => `${file}: write \`type ${name} = { … }\`; only what modules add to is an interface.`),
  );
}
