import { type DocumentNode, type FieldNode, type GraphQLError, Kind, type SelectionSetNode } from 'graphql';
import { tooDeep, tooMany } from './check-limits.ts';
import { documentLimits } from './document-limits.ts';

/** What the text itself contains, counting each fragment once. */
type Weight = { depth: number; fields: number; spreads: number; readonly names: Map<string, number> };

/**
 * Refuses a parsed text by what stands in it, before anything is compared with the schema: validation compares
 * every two fields of one name with each other, so a few kilobytes of repeated fields would take seconds.
 */
export function refuseByWeight(document: DocumentNode): GraphQLError | undefined {
  const weight: Weight = { depth: 0, fields: 0, spreads: 0, names: new Map() };
  for (const node of document.definitions) {
    if ('selectionSet' in node) weighSet(node.selectionSet, 1, weight);
    const refusal = refuse(weight);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function weighSet(set: SelectionSetNode, depth: number, weight: Weight): void {
  // Anything deeper than the limit is refused, whatever else it contains.
  if (depth > documentLimits.depth + documentLimits.spreads) return;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) weighField(selection, depth, weight);
    else {
      weight.spreads += 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) weighSet(selection.selectionSet, depth, weight);
    }
  }
}

function weighField(field: FieldNode, depth: number, weight: Weight): void {
  const name = field.alias?.value ?? field.name.value;
  weight.fields += 1;
  weight.depth = Math.max(weight.depth, depth);
  weight.names.set(name, (weight.names.get(name) ?? 0) + 1);
  if (field.selectionSet) weighSet(field.selectionSet, depth + 1, weight);
}

function refuse({ depth, fields, spreads, names }: Weight): GraphQLError | undefined {
  if (depth > documentLimits.depth) return tooDeep(depth);
  if (fields > documentLimits.fields) return tooMany(fields, 'fields');
  if (spreads > documentLimits.spreads) return tooMany(spreads, 'spreads');
  const pairs = [...names.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0);
  return pairs > documentLimits.pairs ? tooMany(pairs, 'pairs') : undefined;
}
