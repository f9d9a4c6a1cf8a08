/** The filter as the address has it; the page, its documents and the file of it read the same. */
export function auditFilterOf(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? '';
  return {
    actor: text('actor'),
    action: text('action'),
    target: text('target'),
    from: text('from'),
    until: text('until'),
  };
}

export function auditVariablesOf(query: URLSearchParams) {
  return { ...auditFilterOf(query), olderThan: query.get('olderThan') };
}
