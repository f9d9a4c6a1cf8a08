const DECIDED = 'decided';

type Filter = { readonly label: string; readonly to: string };

/** The two parts of a list of staff: what waits, at its address, and what was decided. */
export function waitingAndDecided(
  path: string,
  labels: { readonly WAITING: string; readonly DECIDED: string },
): readonly [Filter, Filter] {
  return [
    { label: labels.WAITING, to: path },
    { label: labels.DECIDED, to: `${path}?tab=${DECIDED}` },
  ];
}

/** Whether the address asks for what was decided, and not for what waits. */
export function isDecided(query: URLSearchParams): boolean {
  return query.get('tab') === DECIDED;
}
