import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type PublicationSettingsPageQuery,
  PublicationSettingsPageQueryDocument,
} from '#web/generated/PublicationSettingsPageQuery.ts';
import { InfoSettings } from './InfoSettings.tsx';

/** `/{slug}/settings`: what a publication says of itself, its address and its homepage (PUB-1). */
export default managementPage<PublicationSettingsPageQuery>({
  document: PublicationSettingsPageQueryDocument,
  right: 'editSettings',
  titleOf: ({ name }) => formatMessage(messages.pages, { name }),
  Content: InfoSettings,
});
