import { isSameJson } from '#shared/story/delta/is-same-json.ts';

/**
 * What somebody changed in a form since it was opened. Only that is sent: of two who have one page open neither takes
 * back what the other saved meanwhile.
 */
export function changedFields<Values extends object>(now: Values, opened: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name in now) if (!isSameJson(now[name], opened[name])) changed[name] = now[name];
  return changed;
}
