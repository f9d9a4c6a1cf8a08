import { manageMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { NarrowPage } from '#web/parts/frame/NarrowPage.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { ManageMembershipPageQueryDocument } from '#web/generated/ManageMembershipPageQuery.ts';
import { NoSwitch } from './NoSwitch.tsx';
import { SwitchForm } from './SwitchForm.tsx';

/** From one plan to another, or why not (rule 90). */
export function ManageMembership() {
  const { data, error, refetch } = useQuery(ManageMembershipPageQueryDocument);
  const viewer = data?.viewer;
  if (!viewer) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const { membership } = viewer.viewerEdge;
  return (
    <NarrowPage title={messages.title} isFramed>
      {membership?.canSwitchPlan === true ? (
        <SwitchForm membership={membership} />
      ) : (
        <NoSwitch membership={membership} />
      )}
    </NarrowPage>
  );
}
