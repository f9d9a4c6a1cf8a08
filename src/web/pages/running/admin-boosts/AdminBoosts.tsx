import { useState } from 'react';
import { boostMessages as messages } from '#shared/messages/boosts.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminBoostsPageQueryDocument } from '#web/generated/AdminBoostsPageQuery.ts';
import type { BoostCaseRow } from '#web/generated/fragments.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { WideStack } from '#web/parts/frame/StackedSection.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { BoostCaseView } from './BoostCaseView.tsx';
import { OwnNomination } from './OwnNomination.tsx';

/** What waits for approvals, and what the viewer nominated and can still nominate; what is decided goes. */
export function AdminBoosts({ route }: { readonly route: RouteMatch }) {
  const { data } = useQuery(AdminBoostsPageQueryDocument, { variables: { to: null } });
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const tokens = data?.nominationTokens;
  const own = data?.viewerNominations?.items ?? [];
  const onDecided = (boostCase: BoostCaseRow) => {
    setSaid(sayDecision(boostCase));
    if (boostCase.state !== 'PENDING') setDecided(new Set([...decided, boostCase.id]));
  };
  const onGone = (id: string, message: string) => {
    setSaid(message);
    setDecided(new Set([...decided, id]));
  };
  return (
    <AdminFrame title={messages.title}>
      {tokens && <p>{formatMessage(messages.tokens, { ...tokens, date: formatDate(tokens.renewedAt) })}</p>}
      <Note>{messages.howTo}</Note>
      <output>{said}</output>
      <Section title={messages.pendingTitle}>
        <PagedFeed
          document={AdminBoostsPageQueryDocument}
          variables={{}}
          select={({ boostCases }) =>
            boostCases ? { items: boostCases.items, next: boostCases.pagingInfo.next } : undefined
          }
          empty={messages.nothingPending}
          moreLabel={feedMessages.more}
          firstLabel={feedMessages.first}
        >
          {(cases) => (
            <WideStack>
              {cases
                .filter(({ id }) => !decided.has(id))
                .map((one) => (
                  <BoostCaseView key={one.id} boostCase={one} route={route} onDecided={onDecided} onGone={onGone} />
                ))}
            </WideStack>
          )}
        </PagedFeed>
      </Section>
      <Section title={messages.ownTitle}>
        {own.length === 0 && <EmptyText text={messages.nothingOwn} />}
        <PlainList>
          {own.map((nomination) => (
            <OwnNomination key={nomination.id} nomination={nomination} />
          ))}
        </PlainList>
      </Section>
    </AdminFrame>
  );
}

function sayDecision({ state, post, boostedUntil }: BoostCaseRow): string {
  if (state === 'DECLINED') return messages.declined;
  if (state !== 'BOOSTED' || boostedUntil === null) return messages.approved;
  return formatMessage(messages.boosted, { title: post?.title ?? '', date: formatDate(boostedUntil) });
}
