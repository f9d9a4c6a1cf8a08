import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { ABOUT_SLUG } from '#shared/publications/page-rules.ts';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import { type ManagementProps, managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type PublicationSettingsPageQuery,
  PublicationSettingsPageQueryDocument,
} from '#web/generated/PublicationSettingsPageQuery.ts';
import { AboutSettings } from './AboutSettings.tsx';
import { ClosedPublication } from './ClosedPublication.tsx';
import { FeaturePageEditor } from './FeaturePageEditor.tsx';
import { FeaturePagesSettings } from './FeaturePagesSettings.tsx';
import { InfoSettings } from './InfoSettings.tsx';
import { NavigationSettings } from './NavigationSettings.tsx';
import { SubpageEditor } from './SubpageEditor.tsx';
import { NEW_PAGE } from './subpage-path.ts';
import { SubpagesSettings } from './SubpagesSettings.tsx';

/** The page of the settings that an address names. */
function SettingsContent(props: ManagementProps<PublicationSettingsPageQuery>) {
  const { publication, data, route, query, refetch } = props;
  useStepUpTime(data.viewer?.security?.stepUpTimeLeft);
  const { closing } = publication;
  if (closing) return <ClosedPublication publication={publication} closing={closing} onChanged={refetch} />;
  switch (route.name) {
    case 'ShowCollectionSettingsNavigation':
      return <NavigationSettings {...props} />;
    case 'ShowCollectionSettingsAbout':
      return <AboutSettings {...props} />;
    case 'ShowCollectionSettingsSubpages':
      if (query.get('tab') === NEW_PAGE || publication.writtenPage !== null)
        return <SubpageEditor key={publication.writtenPage?.id} {...props} />;
      return <SubpagesSettings {...props} />;
    case 'ShowCollectionSettingsFeaturePages':
      return <FeaturePages {...props} />;
    default:
      return <InfoSettings {...props} />;
  }
}

function FeaturePages(props: ManagementProps<PublicationSettingsPageQuery>) {
  const { publication, query } = props;
  const section = publication.sections.find(({ slug }) => slug === query.get('p'));
  if (query.get('tab') === NEW_PAGE || section !== undefined) {
    return <FeaturePageEditor key={query.get('p')} publication={publication} section={section ?? null} />;
  }
  return <FeaturePagesSettings {...props} />;
}

/** `/{slug}/settings` and the pages below it: what a publication says of itself, its homepage, its bar and its pages (PUB-1, PUB-7). */
export default managementPage<PublicationSettingsPageQuery>({
  document: PublicationSettingsPageQueryDocument,
  variablesOf: (route, query) => ({
    pageSlug: route.name === 'ShowCollectionSettingsAbout' ? ABOUT_SLUG : (query.get('p') ?? ''),
  }),
  right: 'editSettings',
  isOpenTo: ({ closing }) => closing !== null,
  titleOf: ({ name }) => formatMessage(messages.pages, { name }),
  Content: SettingsContent,
});
