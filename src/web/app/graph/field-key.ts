import type { DocumentNode, FieldNode, SelectionNode, ValueNode } from 'graphql';
import { possibleTypes } from './cache-policy.ts';
import type { AnyDocument } from './graph-context.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** JSON with sorted keys: the same text for equal values, as Apollo writes it. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function valueOf(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case 'Variable':
      return variables[node.name.value];
    case 'IntValue':
      return Number.parseInt(node.value, 10);
    case 'FloatValue':
      return Number.parseFloat(node.value);
    case 'NullValue':
      return null;
    case 'ListValue':
      return node.values.map((item) => valueOf(item, variables));
    case 'ObjectValue':
      return Object.fromEntries(node.fields.map((field) => [field.name.value, valueOf(field.value, variables)]));
    default:
      return node.value;
  }
}

/** The name of a field in Apollo's normalised format: `items` or `items({"limit":4})`. */
export function fieldKey(field: FieldNode, variables: Variables): string {
  if (field.arguments === undefined || field.arguments.length === 0) return field.name.value;
  const values = Object.fromEntries(
    field.arguments.map((argument) => [argument.name.value, valueOf(argument.value, variables)]),
  );
  const json = canonicalJson(values);
  // What was left out of all of them is as if it were not written.
  return json === '{}' ? field.name.value : `${field.name.value}(${json})`;
}

/** The variables with the defaults that the document declares. */
export function withDefaults(document: AnyDocument, variables: Variables): Variables {
  const defaults: Record<string, unknown> = {};
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    for (const variable of definition.variableDefinitions ?? []) {
      if (variable.defaultValue) defaults[variable.variable.name.value] = valueOf(variable.defaultValue, {});
    }
  }
  return { ...defaults, ...variables };
}

function isIncluded(node: SelectionNode, variables: Variables): boolean {
  return (node.directives ?? []).every((directive) => {
    const condition = directive.arguments?.find((argument) => argument.name.value === 'if');
    if (condition === undefined) return true;
    const value = valueOf(condition.value, variables) === true;
    return directive.name.value === 'skip' ? !value : directive.name.value === 'include' ? value : true;
  });
}

function isTypeOf(condition: string | undefined, typename: unknown): boolean {
  if (condition === undefined || condition === typename) return true;
  return typeof typename === 'string' && possibleTypes[condition]?.includes(typename) === true;
}

/** Fields that apply to an object of this type, through fragments and conditions. */
export function* fieldsOf(
  document: AnyDocument,
  selections: readonly SelectionNode[],
  typename: unknown,
  variables: Variables,
): Generator<FieldNode> {
  for (const node of selections) {
    if (!isIncluded(node, variables)) continue;
    if (node.kind === 'Field') {
      yield node;
    } else if (node.kind === 'InlineFragment') {
      if (isTypeOf(node.typeCondition?.name.value, typename)) {
        yield* fieldsOf(document, node.selectionSet.selections, typename, variables);
      }
    } else {
      const fragment = document.definitions.find(
        (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === node.name.value,
      );
      if (fragment?.kind === 'FragmentDefinition' && isTypeOf(fragment.typeCondition.name.value, typename)) {
        yield* fieldsOf(document, fragment.selectionSet.selections, typename, variables);
      }
    }
  }
}

/** The one operation of a trusted document. */
export function operationOf(document: DocumentNode) {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition');
  if (operation?.kind !== 'OperationDefinition') throw new Error('A trusted document needs an operation');
  return operation;
}

export function operationName(document: DocumentNode): string {
  return operationOf(document).name?.value ?? '';
}
