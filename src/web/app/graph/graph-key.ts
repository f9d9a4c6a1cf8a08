import { canonicalJson, operationName, type Variables } from './field-key.ts';
import type { AnyDocument } from './graph-context.ts';

/** Names one document with one set of variables; variables that are undefined do not count. */
export function graphKey(document: AnyDocument, variables: Variables): string {
  return `${operationName(document)}(${canonicalJson(variables)})`;
}
