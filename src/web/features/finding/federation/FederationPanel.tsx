import { federationMessages as messages } from '#shared/messages/federation.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { RowGroup } from '#web/parts/list/RowGroup.tsx';
import { FederationQueryDocument } from '#web/generated/FederationQuery.ts';
import { BlockedServers } from './BlockedServers.tsx';
import { DeliverySetting } from './DeliverySetting.tsx';
import { FediverseFollowers } from './FediverseFollowers.tsx';
import { SwitchSetting } from './SwitchSetting.tsx';

/** The viewer's own part in the fediverse: on or off, who follows, which servers are kept away (MEMB-17). */
export function FederationPanel() {
  const { data, error, refetch } = useQuery(FederationQueryDocument);
  const federation = data?.viewer?.federation;
  if (!federation) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  return (
    <>
      <RowGroup title={messages.title}>
        <SwitchSetting federation={federation} />
        {federation.isOn && <DeliverySetting federation={federation} />}
      </RowGroup>
      {federation.isOn && (
        <>
          <FediverseFollowers count={federation.followerCount} />
          <BlockedServers servers={federation.blockedServers} />
        </>
      )}
    </>
  );
}
