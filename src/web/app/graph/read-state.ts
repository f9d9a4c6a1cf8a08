import type { SelectionNode } from 'graphql';
import { fieldKey, fieldsOf, operationOf, type Variables, withDefaults } from './field-key.ts';
import type { AnyDocument } from './graph-context.ts';
import type { GraphState } from './write-state.ts';

const MISSING = Symbol('missing');

/**
 * The answer to a document from a state in Apollo's format, or undefined when a field is missing.
 * It serves the first screen until the graph client is needed.
 */
export function readState(
  state: Readonly<GraphState>,
  document: AnyDocument,
  givenVariables: Variables,
): Readonly<Record<string, unknown>> | undefined {
  const variables = withDefaults(document, givenVariables);

  function load(value: unknown, selections: readonly SelectionNode[] | undefined): unknown {
    if (selections === undefined || value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      const items = value.map((item) => load(item, selections));
      return items.includes(MISSING) ? MISSING : items;
    }
    const reference: unknown = Reflect.get(value, '__ref');
    const entity = typeof reference === 'string' ? state[reference] : { ...value };
    if (entity === undefined) return MISSING;
    const loaded: Record<string, unknown> = {};
    for (const field of fieldsOf(document, selections, Reflect.get(entity, '__typename'), variables)) {
      const stored = Reflect.get(entity, fieldKey(field, variables));
      const answer = stored === undefined ? MISSING : load(stored, field.selectionSet?.selections);
      if (answer === MISSING) return MISSING;
      const name = field.alias?.value ?? field.name.value;
      const before = loaded[name];
      loaded[name] = mergeAnswers(before, answer);
    }
    return loaded;
  }

  const answer = load(state['ROOT_QUERY'] ?? {}, operationOf(document).selectionSet.selections);
  return answer === MISSING ? undefined : (answer as Readonly<Record<string, unknown>>);
}

/** One field may be asked for twice, by two fragments: its parts belong together. */
function mergeAnswers(before: unknown, answer: unknown): unknown {
  if (before === null || answer === null || typeof before !== 'object' || typeof answer !== 'object') return answer;
  if (Array.isArray(before) && Array.isArray(answer)) {
    return answer.map((item, index) => mergeAnswers(before[index], item));
  }
  const merged: Record<string, unknown> = { ...before };
  for (const [key, value] of Object.entries(answer)) merged[key] = mergeAnswers(merged[key], value);
  return merged;
}
