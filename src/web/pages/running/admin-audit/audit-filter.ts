/**
 * The filter as the address has it; the page and the file of it read the same. What was done is a `deed` there, since an
 * `action` of an address is done once and then taken out of it.
 */
export function auditFilterOf(query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? '';
  return {
    actor: text('actor'),
    deed: text('deed'),
    target: text('target'),
    from: text('from'),
    until: text('until'),
  };
}

export function auditVariablesOf(query: URLSearchParams) {
  const { deed: action, ...filter } = auditFilterOf(query);
  return { ...filter, action, olderThan: query.get('olderThan') };
}
