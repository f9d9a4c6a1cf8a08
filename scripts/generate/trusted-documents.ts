import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  Source,
  parse,
  print,
  validate,
  visit,
} from 'graphql';

/** One operation with the fragments that it needs, as it is sent and stored. */
export type TrustedDocument = {
  readonly name: string;
  readonly file: string;
  readonly document: DocumentNode;
  readonly text: string;
  /** sha256 of the text, in hex. */
  readonly hash: string;
};

export type Documents = {
  readonly operations: readonly TrustedDocument[];
  readonly fragments: readonly FragmentDefinitionNode[];
};

/**
 * Reads every `.graphql` file below `src/web`. Throws one error that lists, with file and line, what does not
 * fit the schema and which names are used twice.
 */
export function readDocuments(root: string, schema: GraphQLSchema): Documents {
  const problems: string[] = [];
  const operations = new Map<string, { file: string; node: OperationDefinitionNode }>();
  const fragments = new Map<string, { file: string; node: FragmentDefinitionNode }>();
  for (const file of globSync('src/web/**/*.graphql', { cwd: root }).toSorted()) {
    for (const node of parse(new Source(readFileSync(`${root}/${file}`, 'utf8'), file)).definitions) {
      const isOperation = node.kind === Kind.OPERATION_DEFINITION;
      if (!isOperation && node.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const name = node.name?.value;
      const earlier = name === undefined ? undefined : (operations.get(name) ?? fragments.get(name));
      if (name === undefined) problems.push(`${file}: every operation bears a name.`);
      else if (earlier) problems.push(`${file}: ${name} is already the name of a document in ${earlier.file}.`);
      else if (isOperation) operations.set(name, { file, node });
      else fragments.set(name, { file, node });
    }
  }
  for (const { file, node } of [...operations.values(), ...fragments.values()]) {
    if (hasConditionalFragment(node)) problems.push(`${file}: put @include and @skip on fields, not on fragments.`);
  }
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [...operations.values(), ...fragments.values()].map(({ node }) => node),
  };
  for (const error of whole.definitions.length === 0 ? [] : validate(schema, whole)) {
    // A fragment that a component declares before any page uses it is no mistake.
    if (error.message.endsWith('is never used.')) continue;
    const location = error.nodes?.[0]?.loc;
    problems.push(`${location?.source.name ?? '?'}:${location?.startToken.line ?? 0}: ${error.message}`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const named = new Map([...fragments].map(([name, { node }]) => [name, node]));
  return {
    operations: [...operations].map(([name, { file, node }]) => trust(name, file, node, named)),
    fragments: [...named.values()],
  };
}

/** The compiling executor answers wrongly for a condition on a fragment (measured against the reference). */
function hasConditionalFragment(node: OperationDefinitionNode | FragmentDefinitionNode): boolean {
  let isFound = false;
  const look = (fragment: FragmentSpreadNode | InlineFragmentNode): void => {
    isFound ||= (fragment.directives ?? []).some(({ name }) => name.value === 'include' || name.value === 'skip');
  };
  visit(node, { FragmentSpread: look, InlineFragment: look });
  return isFound;
}

function trust(
  name: string,
  file: string,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): TrustedDocument {
  const needed = [...fragmentsOf(operation, fragments)].toSorted();
  const nodes = [operation, ...needed.flatMap((fragment) => fragments.get(fragment) ?? [])];
  const document = withTypenames(withoutLocations({ kind: Kind.DOCUMENT, definitions: nodes }));
  const text = print(document);
  return { name, file, document, text, hash: createHash('sha256').update(text).digest('hex') };
}

function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<string>(),
): Set<string> {
  visit(node, {
    FragmentSpread: (spread) => {
      const name = spread.name.value;
      const fragment = fragments.get(name);
      if (fragment === undefined || found.has(name)) return;
      found.add(name);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return found;
}

/** As Apollo Client adds them, so that its cache and the server's state have the same keys. */
function withTypenames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (node, _key, parent): SelectionSetNode | undefined => {
      const isRoot = parent && !Array.isArray(parent) && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const hasTypename = node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      );
      if (isRoot || hasTypename) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
      return { ...node, selections: [...node.selections, typename] };
    },
  });
}

/** A plain copy without locations and undefined properties, small enough to ship. */
function withoutLocations(document: DocumentNode): DocumentNode {
  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      key === 'loc' || (Array.isArray(value) && value.length === 0 && key !== 'selections') ? undefined : value,
    ),
  ) as DocumentNode;
}
