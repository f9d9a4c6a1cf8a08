import type { SelectionNode } from 'graphql';
import { mergedTypes } from './merged-types.ts';
import { operationOf, type Variables, withDefaults } from './field-key.ts';
import { plannedFields } from './field-plan.ts';
import type { AnyDocument } from './graph-context.ts';

type Entity = Record<string, unknown>;
/** Apollo's normalised format: what `cache.extract()` gives and `cache.restore()` takes. */
export type GraphState = Record<string, Entity>;

const isObject = (value: unknown): value is Entity =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function entityKey(value: Entity): string | undefined {
  const { __typename: typename, id } = value;
  return typeof typename === 'string' && (typeof id === 'string' || typeof id === 'number')
    ? `${typename}:${id}`
    : undefined;
}

function merge(existing: unknown, incoming: unknown, isOneAnswer: boolean): unknown {
  if (!isObject(existing) || !isObject(incoming) || '__ref' in incoming) return incoming;
  const typename = incoming['__typename'];
  if (typename !== existing['__typename']) return incoming;
  if (!isOneAnswer && !(typeof typename === 'string' && mergedTypes.includes(typename))) return incoming;
  const merged = { ...existing };
  for (const [key, value] of Object.entries(incoming)) merged[key] = merge(existing[key], value, isOneAnswer);
  return merged;
}

/**
 * Adds one answer to a state in Apollo's own format, without Apollo: nine times quicker.
 * A test compares the outcome with `extract()` for every page's documents.
 */
export function writeState(
  state: GraphState,
  document: AnyDocument,
  givenVariables: Variables,
  data: Readonly<Record<string, unknown>>,
): void {
  const variables = withDefaults(document, givenVariables);
  const written: GraphState = {};
  const seen = new Map<string, Set<unknown>>();

  function store(value: unknown, selections: readonly SelectionNode[] | undefined): unknown {
    if (Array.isArray(value)) return value.map((item) => store(item, selections));
    if (selections === undefined || !isObject(value)) return value;
    const key = entityKey(value);
    if (key === undefined) return collect(value, selections);
    // One answer says the same of an entity wherever it asks the same: an author stands beside every story.
    const asked = seen.get(key);
    if (asked?.has(selections) === true) return { __ref: key };
    if (asked === undefined) seen.set(key, new Set([selections]));
    else asked.add(selections);
    const fields = collect(value, selections);
    const before = written[key];
    if (before === undefined) written[key] = fields;
    else mergeFields(before, fields, true);
    return { __ref: key };
  }

  function collect(value: Entity, selections: readonly SelectionNode[]): Entity {
    const fields: Entity = {};
    for (const field of plannedFields(document, selections, value['__typename'], variables)) {
      const answer = value[field.answerKey];
      if (answer === undefined) continue;
      const stored = store(answer, field.selections);
      const before = fields[field.stateKey];
      fields[field.stateKey] = before === undefined ? stored : merge(before, stored, true);
    }
    return fields;
  }

  const root = collect({ __typename: 'Query', ...data }, operationOf(document).selectionSet.selections);
  written['ROOT_QUERY'] = { __typename: 'Query', ...root };
  for (const [key, fields] of Object.entries(written)) {
    const existing = state[key];
    if (existing === undefined) state[key] = fields;
    else mergeFields(existing, fields, false);
  }
}

function mergeFields(existing: Entity, incoming: Entity, isOneAnswer: boolean): void {
  for (const name of Object.keys(incoming)) {
    const value = incoming[name];
    const before = existing[name];
    existing[name] = before === undefined ? value : merge(before, value, isOneAnswer);
  }
}
