import { type MouseEvent, use } from 'react';
import type { HomeOrder } from '#shared/lists/list-orders.ts';
import { yourHomeMessages as messages } from '#shared/messages/your-home.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { Link } from '#web/app/router/Link.tsx';
import { sendChange } from '#web/app/graph/send-change.ts';
import { showToast } from '#web/parts/toast/show-toast.ts';
import { ChooseHomeOrderDocument } from '#web/generated/ChooseHomeOrder.ts';
import { HomeFeedQueryDocument } from '#web/generated/HomeFeedQuery.ts';
import { orderPath } from './home-order.ts';
import styles from './YourHome.module.css';

type OrderSwitchProps = { readonly viewerId: string; readonly order: HomeOrder };

const ORDERS = [
  { order: 'RECOMMENDED', label: messages.recommended },
  { order: 'NEWEST', label: messages.newestFirst },
] as const;

/** Recommended, or plainly the newest first: a link that shows it, and the choice stays (rule 40). */
export function OrderSwitch({ viewerId, order }: OrderSwitchProps) {
  const graph = use(GraphContext);
  const keep = async (chosen: HomeOrder) => {
    const variables = { userId: viewerId, order: chosen };
    const { failure } = await sendChange(graph, ChooseHomeOrderDocument, variables);
    if (failure !== undefined) return void showToast({ message: messages.orderFailed, tone: 'danger' });
    // Home without an order in its address is another list now.
    graph.refetch(graph.keyOf(HomeFeedQueryDocument, { homeOrder: null, to: null }));
  };
  return (
    <nav className={styles.order} aria-label={messages.order}>
      {ORDERS.map((one) => (
        <Link
          key={one.order}
          className={styles.choice}
          to={orderPath(one.order)}
          aria-current={one.order === order ? 'true' : undefined}
          onClick={(event: MouseEvent) => {
            if (one.order !== order && !event.metaKey && !event.ctrlKey) void keep(one.order);
          }}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}
