import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { buildPath } from '#shared/routes/build-path.ts';

const PATH = buildPath('ShowAdminAppeals');
const DECIDED = 'decided';

export const filters = [
  { label: messages.filters.WAITING, to: PATH },
  { label: messages.filters.DECIDED, to: `${PATH}?tab=${DECIDED}` },
] as const;

/** Whether the address asks for what was answered, and not for what waits. */
export function isDecided(query: URLSearchParams): boolean {
  return query.get('tab') === DECIDED;
}
