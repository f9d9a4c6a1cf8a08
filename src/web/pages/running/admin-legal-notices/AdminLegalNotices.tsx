import { feedMessages } from '#shared/messages/home.ts';
import { useState } from 'react';
import { adminLegalNoticeMessages as messages } from '#shared/messages/admin-legal-notices.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { TabBar } from '#web/features/ground/tabs/TabBar.tsx';
import { isDecided, waitingAndDecided } from '#web/features/running/admin/decided-filter.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminLegalNoticesPageQueryDocument } from '#web/generated/AdminLegalNoticesPageQuery.ts';
import { WideStack } from '#web/parts/frame/StackedSection.tsx';
import { LegalNoticeView } from './LegalNoticeView.tsx';

type AdminLegalNoticesProps = { readonly route: RouteMatch; readonly query: URLSearchParams };

const filters = waitingAndDecided(buildPath('ShowAdminLegalNotices'), messages.filters);

/** Notices that wait, the oldest first, or what was decided; what is decided goes from the first. */
export function AdminLegalNotices({ route, query }: AdminLegalNoticesProps) {
  const showsDecided = isDecided(query);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const onDecided = (id: string) => {
    setDecided(new Set([...decided, id]));
    setSaid(messages.decidedSaid);
  };
  return (
    <AdminFrame title={messages.title}>
      <TabBar label={messages.filter} tabs={filters} activeTo={filters[showsDecided ? 1 : 0].to} />
      <output>{said}</output>
      <PagedFeed
        key={String(showsDecided)}
        document={AdminLegalNoticesPageQueryDocument}
        variables={{ isDecided: showsDecided }}
        select={({ legalNotices }) =>
          legalNotices ? { items: legalNotices.items, next: legalNotices.pagingInfo.next } : undefined
        }
        empty={showsDecided ? messages.noneDecided : messages.noneWaiting}
        moreLabel={messages.more}
        firstLabel={feedMessages.first}
      >
        {(notices) => (
          <WideStack>
            {notices
              .filter(({ id }) => showsDecided || !decided.has(id))
              .map((notice) => (
                <LegalNoticeView key={notice.id} notice={notice} route={route} onDecided={onDecided} />
              ))}
          </WideStack>
        )}
      </PagedFeed>
    </AdminFrame>
  );
}
