import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Button } from '#web/design/Button.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { ListFoot, ListItem } from '#web/parts/list/List.tsx';
import { BillingHistoryQueryDocument } from '#web/generated/BillingHistoryQuery.ts';
import { BillingItem } from './BillingItem.tsx';
import own from './MembershipSettings.module.css';

type BillingPageProps = {
  readonly to: string | undefined;
  readonly isLast: boolean;
  readonly onMore: (next: string) => void;
};

/** Ten payments, and the way to older ones. */
export function BillingPage({ to, isLast, onMore }: BillingPageProps) {
  const { data, error, refetch } = useQuery(BillingHistoryQueryDocument, { variables: { to } });
  const history = data?.viewer?.billingHistory;
  if (!history) {
    return error === undefined ? null : (
      <li>
        <LoadFailed text={messages.historyFailed} onRetry={refetch} />
      </li>
    );
  }
  const { next } = history.pagingInfo;
  if (to === undefined && history.charges.length === 0)
    return (
      <ListItem>
        <span className={own.nothing}>{messages.historyEmpty}</span>
      </ListItem>
    );
  return (
    <>
      {history.charges.map((charge) => (
        <BillingItem key={charge.id} charge={charge} />
      ))}
      {isLast && next !== null && (
        <li>
          <ListFoot>
            <Button look="outlined" size="small" onClick={() => onMore(next)}>
              {messages.historyMore}
            </Button>
          </ListFoot>
        </li>
      )}
    </>
  );
}
