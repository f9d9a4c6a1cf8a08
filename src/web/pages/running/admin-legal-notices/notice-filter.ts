import { adminLegalNoticeMessages as messages } from '#shared/messages/admin-legal-notices.ts';
import { buildPath } from '#shared/routes/build-path.ts';

const PATH = buildPath('ShowAdminLegalNotices');
const DECIDED = 'decided';

export const filters = [
  { label: messages.filters.WAITING, to: PATH },
  { label: messages.filters.DECIDED, to: `${PATH}?tab=${DECIDED}` },
] as const;

/** Whether the address asks for what was decided, and not for what waits. */
export function isDecided(query: URLSearchParams): boolean {
  return query.get('tab') === DECIDED;
}
