import type { SelectionNode } from 'graphql';
import { fieldKey, fieldsOf, type Variables } from './field-key.ts';
import type { AnyDocument } from './graph-context.ts';

/** A field of an answer: where it stands there, how the state names it, what is asked below it. */
export type PlannedField = {
  readonly answerKey: string;
  readonly stateKey: string;
  readonly selections: readonly SelectionNode[] | undefined;
};
type Plan = { readonly fields: readonly PlannedField[]; readonly dependsOnVariables: boolean };

/** By the selections, which live as long as their document, and the type that they are read of. */
const plans = new WeakMap<readonly SelectionNode[], Map<unknown, Plan>>();

/** The fields of an object, worked out once for each document and type where no variable changes them. */
export function plannedFields(
  document: AnyDocument,
  selections: readonly SelectionNode[],
  typename: unknown,
  variables: Variables,
): readonly PlannedField[] {
  const byType = plans.get(selections) ?? new Map<unknown, Plan>();
  const known = byType.get(typename);
  if (known !== undefined && !known.dependsOnVariables) return known.fields;
  const fields = [...fieldsOf(document, selections, typename, variables)].map((field) => ({
    answerKey: field.alias?.value ?? field.name.value,
    stateKey: fieldKey(field, variables),
    selections: field.selectionSet?.selections,
  }));
  if (known === undefined) {
    byType.set(typename, { fields, dependsOnVariables: readsVariables(document, selections) });
    plans.set(selections, byType);
  }
  return fields;
}

/** Whether a variable could change which fields these are, or their names; fields below have plans of their own. */
function readsVariables(document: AnyDocument, selections: readonly SelectionNode[]): boolean {
  return selections.some((node) => {
    if ((node.directives ?? []).length > 0) return true;
    if (node.kind === 'Field') return JSON.stringify(node.arguments ?? []).includes('"Variable"');
    if (node.kind === 'InlineFragment') return readsVariables(document, node.selectionSet.selections);
    const fragment = document.definitions.find(
      (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === node.name.value,
    );
    return fragment?.kind !== 'FragmentDefinition' || readsVariables(document, fragment.selectionSet.selections);
  });
}
