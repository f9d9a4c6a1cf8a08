import { feedMessages } from '#shared/messages/home.ts';
import { useState } from 'react';
import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { isDecided, waitingAndDecided } from '#web/features/running/admin/decided-filter.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminAppealsPageQueryDocument } from '#web/generated/AdminAppealsPageQuery.ts';
import { WideStack } from '#web/parts/frame/StackedSection.tsx';
import { AppealView } from './AppealView.tsx';

type AdminAppealsProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

const filters = waitingAndDecided(buildPath('ShowAdminAppeals'), messages.filters);

/** Appeals that wait, those due first, or what was answered; what is answered goes from the first. */
export function AdminAppeals({ route, query }: AdminAppealsProps) {
  const showsDecided = isDecided(query);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const onAnswered = (id: string) => {
    setAnswered(new Set([...answered, id]));
    setSaid(messages.answered);
  };
  return (
    <AdminFrame title={messages.pageTitle}>
      <TabBar label={messages.filter} tabs={filters} activeTo={filters[showsDecided ? 1 : 0].to} />
      <output>{said}</output>
      <PagedFeed
        key={String(showsDecided)}
        document={AdminAppealsPageQueryDocument}
        variables={{ isDecided: showsDecided }}
        select={({ appeals }) => (appeals ? { items: appeals.items, next: appeals.pagingInfo.next } : undefined)}
        empty={showsDecided ? messages.noneDecided : messages.noneWaiting}
        moreLabel={messages.more}
        firstLabel={feedMessages.first}
      >
        {(appeals) => (
          <WideStack>
            {appeals
              .filter(({ id }) => showsDecided || !answered.has(id))
              .map((appeal) => (
                <AppealView key={appeal.id} appeal={appeal} route={route} onAnswered={onAnswered} />
              ))}
          </WideStack>
        )}
      </PagedFeed>
    </AdminFrame>
  );
}
