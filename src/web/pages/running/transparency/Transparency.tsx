import { legalNoticeMessages as messages } from '#shared/messages/legal-notices.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { TransparencyPageQueryDocument } from '#web/generated/TransparencyPageQuery.ts';
import { Tiles } from '#web/parts/figures/Tiles.tsx';
import { Actions } from '#web/parts/form/FieldForm.tsx';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { List } from '#web/parts/list/List.tsx';
import { LoggedNotice } from './LoggedNotice.tsx';

/** What was decided about legal notices in a month, and the way to the months beside it. */
export function Transparency({ query }: { readonly query: URLSearchParams }) {
  const { data } = useQuery(TransparencyPageQueryDocument, { variables: { noticeMonth: query.get('year') } });
  const log = data?.legalNoticeLog;
  if (log === undefined) return null;
  const pathOf = (by: 1 | -1) => buildPath('ShowTransparency', {}, { year: neighborMonth(log.month, by) });
  return (
    <StackedPage title={messages.logTitle}>
      <p>
        {messages.logIntro} <Link to={buildPath('ShowLegalNotice')}>{messages.logLink}</Link>
      </p>
      <Section title={monthName(log.month)}>
        <Tiles
          tiles={[
            { name: messages.logReceived, figure: log.received },
            { name: messages.logActed, figure: log.acted },
            { name: messages.logDeclined, figure: log.declined },
            { name: messages.logCountered, figure: log.countered },
            { name: messages.logRestored, figure: log.restored },
          ]}
        />
        {log.items.length === 0 ? (
          <EmptyText text={messages.logEmpty} />
        ) : (
          <List>
            {log.items.map((notice) => (
              <LoggedNotice key={notice.id} notice={notice} />
            ))}
          </List>
        )}
      </Section>
      <Actions>
        {!log.isFirst && <Link to={pathOf(-1)}>{messages.earlier}</Link>}
        {!log.isLast && <Link to={pathOf(1)}>{messages.later}</Link>}
      </Actions>
    </StackedPage>
  );
}

const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` as people write it. */
function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00:00Z`));
}

/** The month before or after one. */
function neighborMonth(month: string, by: 1 | -1): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}
