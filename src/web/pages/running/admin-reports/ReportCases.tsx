import { useState } from 'react';
import { adminReportMessages as messages } from '#shared/messages/admin-reports.ts';
import { feedMessages } from '#shared/messages/home.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { AdminReportsPageQueryDocument } from '#web/generated/AdminReportsPageQuery.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { WideStack } from '#web/parts/frame/StackedSection.tsx';
import { useCaseKeys } from './use-case-keys.ts';
import { ReportCaseView } from './ReportCaseView.tsx';

/** Every open case, the gravest first (rule 264); what is decided goes. */
export function ReportCases({ route }: { readonly route: RouteMatch }) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  useCaseKeys();
  return (
    <AdminFrame title={messages.openReports}>
      <Note>
        {messages.order} {messages.keys}
      </Note>
      <output>{said}</output>
      <PagedFeed
        document={AdminReportsPageQueryDocument}
        variables={{}}
        select={({ reportCases }) =>
          reportCases ? { items: reportCases.items, next: reportCases.pagingInfo.next } : undefined
        }
        empty={messages.noReports}
        moreLabel={messages.more}
        firstLabel={feedMessages.first}
      >
        {(cases) => (
          <WideStack>
            {cases
              .filter(({ id }) => !decided.has(id))
              .map((one) => (
                <ReportCaseView
                  key={one.id}
                  reportCase={one}
                  route={route}
                  onDecided={() => {
                    setDecided(new Set([...decided, one.id]));
                    setSaid(messages.decided);
                  }}
                />
              ))}
          </WideStack>
        )}
      </PagedFeed>
    </AdminFrame>
  );
}
