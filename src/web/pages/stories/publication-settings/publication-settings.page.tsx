import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { type ManagementProps, managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type PublicationSettingsPageQuery,
  PublicationSettingsPageQueryDocument,
} from '#web/generated/PublicationSettingsPageQuery.ts';
import { InfoSettings } from './InfoSettings.tsx';
import { NavigationSettings } from './NavigationSettings.tsx';

/** The page of the settings that an address names. */
function SettingsContent(props: ManagementProps<PublicationSettingsPageQuery>) {
  if (props.route.name === 'ShowCollectionSettingsNavigation') return <NavigationSettings {...props} />;
  return <InfoSettings {...props} />;
}

/** `/{slug}/settings` and the pages below it: what a publication says of itself, its homepage and its bar (PUB-1, PUB-7). */
export default managementPage<PublicationSettingsPageQuery>({
  document: PublicationSettingsPageQueryDocument,
  right: 'editSettings',
  titleOf: ({ name }) => formatMessage(messages.pages, { name }),
  Content: SettingsContent,
});
