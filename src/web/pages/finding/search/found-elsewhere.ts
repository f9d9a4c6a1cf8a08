import type { PageQuery } from '#web/app/page-definition.ts';
import { FoundElsewhereQueryDocument } from '#web/generated/FoundElsewhereQuery.ts';

/** A few of what else was found, for the right column. */
export function foundElsewhereQuery(query: string): PageQuery {
  return { document: FoundElsewhereQueryDocument, variables: { q: query } };
}
