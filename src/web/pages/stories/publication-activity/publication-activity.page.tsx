import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationActivityMessages as messages } from '#shared/messages/publication-activity.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type PublicationActivityPageQuery,
  PublicationActivityPageQueryDocument,
} from '#web/generated/PublicationActivityPageQuery.ts';
import { groupOf } from './activity-group.ts';
import { PublicationActivity } from './PublicationActivity.tsx';

/** `/{slug}/settings/activity`: who changed what, for owner and editors (PUB-1). */
export default managementPage<PublicationActivityPageQuery>({
  document: PublicationActivityPageQueryDocument,
  variablesOf: (_route, query) => ({ group: groupOf(query), to: cursorOf(query) }),
  right: 'readActivity',
  titleOf: ({ name }) => formatMessage(messages.pageTitle, { name }),
  Content: PublicationActivity,
});
