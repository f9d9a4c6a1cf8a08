import { dirname, join } from 'node:path';
import { type FieldDefinitionNode, Kind, parse } from 'graphql';

/** What counts an operation over every process, or each try of a secret. */
const COUNTERS = new Set(['takeOperation', 'reserveAttempt']);
const IMPORT = /^import (?:\{([^}]*)\}) from '([^']+)';$/gm;
const ALIASED = /^#modules\//;

type Source = { readonly text: string; readonly imports: ReadonlyMap<string, readonly [file: string, name: string]> };

/**
 * Sentences about mutations that anybody may repeat without end: each leads to a limit of operations, is for staff
 * alone, or says by `@uncounted` why it needs none. `parts` are the parts of the schema.
 */
export function endlessMutations(
  files: readonly string[],
  parts: readonly string[],
  read: (file: string) => string,
): string[] {
  const uncounted = uncountedMutations(files, read);
  return parts.flatMap((part) =>
    mutationFields(read(part)).flatMap((field) => {
      const name = field.name.value;
      const isSaid = field.directives?.some((one) => one.name.value === 'uncounted') === true;
      if (uncounted.has(name) === (isSaid || isForStaff(field))) return [];
      if (!uncounted.has(name)) return isSaid ? [`${part}: ${name} is counted, and says that it is not.`] : [];
      return [`${part}: ${name} can be repeated without end; count it by takeOperation, or say why not by @uncounted.`];
    }),
  );
}

function mutationFields(text: string): readonly FieldDefinitionNode[] {
  return parse(text, { noLocation: true }).definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_EXTENSION && one.name.value === 'Mutation' ? (one.fields ?? []) : [],
  );
}

function isForStaff({ directives }: FieldDefinitionNode): boolean {
  const access = directives?.find(({ name }) => name.value === 'access');
  return access?.arguments?.some(({ value }) => value.kind === Kind.ENUM && value.value === 'STAFF') === true;
}

/** Names of the mutations whose resolver leads, call by call, to nothing that counts how often it is done. */
function uncountedMutations(files: readonly string[], read: (file: string) => string): ReadonlySet<string> {
  const known = new Set(files);
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const source = sources.get(file) ?? readSource(file, read(file), known);
    sources.set(file, source);
    return source;
  };
  const counted = new Map<string, boolean>();
  const counts = (file: string, name: string): boolean => {
    const key = `${file} ${name}`;
    const answer = counted.get(key);
    if (answer !== undefined) return answer;
    counted.set(key, false);
    const result = COUNTERS.has(name) || textCounts(file, declarationOf(sourceOf(file).text, name));
    counted.set(key, result);
    return result;
  };
  const textCounts = (file: string, text: string): boolean =>
    [...new Set(text.match(/\b[a-zA-Z]\w*\b/g))].some((word) => {
      const imported = sourceOf(file).imports.get(word);
      if (imported !== undefined) return counts(...imported);
      return isDeclared(sourceOf(file).text, word) && counts(file, word);
    });
  return new Set(
    files
      .filter((file) => file.endsWith('.graph.ts'))
      .flatMap((file) => mutationsOf(sourceOf(file).text).filter(([, text]) => !textCounts(file, text)))
      .map(([name]) => name),
  );
}

function readSource(file: string, text: string, known: ReadonlySet<string>): Source {
  const imports = new Map<string, readonly [string, string]>();
  for (const [, names = '', from = ''] of text.matchAll(IMPORT)) {
    const target = ALIASED.test(from) ? `src/${from.slice(1)}` : join(dirname(file), from);
    if (!known.has(target)) continue;
    for (const name of names.split(',').map((one) => one.trim())) {
      const [original = '', local = original] = name.split(' as ');
      if (!original.startsWith('type ')) imports.set(local, [target, original]);
    }
  }
  return { text, imports };
}

function declared(name: string): RegExp {
  return new RegExp(`^(?:export )?(?:async )?(?:function\\*?|const|class) ${name}\\b`, 'm');
}

function isDeclared(text: string, name: string): boolean {
  return declared(name).test(text);
}

/** From the name to the line on which the next thing is declared; the formatter indents whatever is within. */
function declarationOf(text: string, name: string): string {
  const match = declared(name).exec(text);
  if (match === null) return '';
  const rest = text.slice(match.index + match[0].length);
  const end = /\n(?=[a-z/])/.exec(rest);
  return rest.slice(0, end?.index ?? rest.length);
}

/** Each mutation with the text of its resolver. */
function mutationsOf(text: string): (readonly [name: string, text: string])[] {
  const start = text.indexOf('\n  Mutation: {\n');
  if (start === -1) return [];
  const body = text.slice(start + 1, text.indexOf('\n  },\n', start));
  return body
    .split(/\n(?= {4}\w)/)
    .slice(1)
    .map((one) => [/\w+/.exec(one)?.[0] ?? '', one] as const);
}
