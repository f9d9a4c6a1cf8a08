import { useState } from 'react';
import { authorMessages } from '#shared/messages/authors.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { AdminAuthorsPageQueryDocument } from '#web/generated/AdminAuthorsPageQuery.ts';
import type { AuthorCase } from '#web/generated/fragments.ts';
import { VerifiedAuthorsQueryDocument } from '#web/generated/VerifiedAuthorsQuery.ts';
import { Section } from '#web/parts/frame/Section.tsx';
import { WideStack } from '#web/parts/frame/StackedSection.tsx';
import { AuthorCaseView } from './AuthorCaseView.tsx';

const messages = authorMessages.admin;

/** Who waits for a decision, and who is verified; what is decided goes. */
export function AdminAuthors({ route }: { readonly route: RouteMatch }) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const takeAway = (id: string, state: 'PENDING' | 'VERIFIED', why: string) => {
    setDecided(new Set([...decided, `${id} ${state}`]));
    setSaid(why);
  };
  const onDecided = (one: AuthorCase) =>
    takeAway(one.id, one.state === 'REVOKED' ? 'VERIFIED' : 'PENDING', sayDecision(one));
  const drawFrom = (state: 'PENDING' | 'VERIFIED') => (cases: readonly AuthorCase[]) => (
    <WideStack>
      {cases
        .filter(({ id }) => !decided.has(`${id} ${state}`))
        .map((one) => (
          <AuthorCaseView
            key={one.id}
            author={one}
            listed={state}
            route={route}
            onDecided={onDecided}
            onGone={(id, message) => takeAway(id, state, message)}
          />
        ))}
    </WideStack>
  );
  return (
    <AdminFrame title={messages.title}>
      <output>{said}</output>
      <Section title={messages.pendingTitle}>
        <PagedFeed
          document={AdminAuthorsPageQueryDocument}
          variables={{}}
          select={({ authorApplications: feed }) =>
            feed ? { items: feed.items, next: feed.pagingInfo.next } : undefined
          }
          empty={messages.nonePending}
          moreLabel={feedMessages.more}
          firstLabel={feedMessages.first}
        >
          {drawFrom('PENDING')}
        </PagedFeed>
      </Section>
      <Section title={messages.verifiedTitle}>
        <PagedFeed
          document={VerifiedAuthorsQueryDocument}
          variables={{}}
          select={({ verifiedAuthors: feed }) => (feed ? { items: feed.items, next: feed.pagingInfo.next } : undefined)}
          empty={messages.noneVerified}
          moreLabel={feedMessages.more}
          firstLabel={feedMessages.first}
        >
          {drawFrom('VERIFIED')}
        </PagedFeed>
      </Section>
    </AdminFrame>
  );
}

function sayDecision({ state, profileName: name }: AuthorCase): string {
  if (state === 'VERIFIED') return formatMessage(messages.verified, { name });
  return formatMessage(state === 'REVOKED' ? messages.revoked : messages.refused, { name });
}
