import { domainSettingsMessages as messages } from '#shared/messages/domain-settings.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { DomainContent } from '#web/features/ground/domains/DomainContent.tsx';
import { useStepUpTime } from '#web/features/ground/settings/use-step-up-time.ts';
import { SettingsCustomDomainPageQueryDocument } from '#web/generated/SettingsCustomDomainPageQuery.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';

/** The viewer's own domain. */
export function SettingsCustomDomain() {
  const { data, error, refetch } = useQuery(SettingsCustomDomainPageQueryDocument);
  const viewer = data?.viewer;
  useStepUpTime(viewer?.security?.stepUpTimeLeft);
  if (!viewer) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  return (
    <StackedPage
      title={messages.title}
      before={
        <Note>
          <Link to={buildPath('ShowSettings')}>{messages.back}</Link>
        </Note>
      }
    >
      <DomainContent
        text={messages.person}
        claim={viewer.customDomainClaim}
        fee={viewer.domainFee}
        collectionId={null}
        onChanged={refetch}
      />
    </StackedPage>
  );
}
