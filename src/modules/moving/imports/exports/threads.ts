import type { ImportedResponse } from '../imported-story.ts';

/** Parents before their replies; a reply to what was left out stands at the top. */
export function inThreads(responses: readonly ImportedResponse[]): readonly ImportedResponse[] {
  const byKey = new Map(responses.map((response) => [response.key, response]));
  const ordered = new Set<ImportedResponse>();
  for (const response of responses) {
    const way: ImportedResponse[] = [];
    let next: ImportedResponse | undefined = response;
    while (next !== undefined && !ordered.has(next) && !way.includes(next) && way.length < 1000) {
      way.push(next);
      next = byKey.get(next.parentKey ?? '');
    }
    for (const found of way.toReversed()) ordered.add(found);
  }
  return [...ordered].map(({ parentKey, ...response }) =>
    parentKey !== undefined && byKey.has(parentKey) ? { ...response, parentKey } : response,
  );
}
