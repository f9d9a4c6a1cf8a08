import { adminMessages } from '#shared/messages/admin.ts';
import { adminStoryMessages as messages } from '#shared/messages/admin-story.ts';
import { decisionMessages } from '#shared/messages/decisions.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { ButtonLink } from '#web/design/Button.tsx';
import { DateTime } from '#web/features/ground/dates/DateTime.tsx';
import { StaffNotes } from '#web/features/running/admin/StaffNotes.tsx';
import { AuditList } from '#web/features/running/admin/AuditList.tsx';
import { DecisionList } from '#web/features/running/decisions/DecisionList.tsx';
import type { TargetChoice } from '#web/features/running/decisions/measure-choices.ts';
import { TakeDecisionForm } from '#web/features/running/decisions/TakeDecisionForm.tsx';
import type { AdminPostView as Post } from '#web/generated/fragments.ts';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { AdminFrame } from '#web/features/running/admin/AdminFrame.tsx';
import { FactList } from '#web/parts/list/FactList.tsx';
import { PlainList } from '#web/parts/list/PlainList.tsx';
import { PostFacts } from './PostFacts.tsx';
import { SuspendPostForm } from './SuspendPostForm.tsx';
import { UnsuspendPostForm } from './UnsuspendPostForm.tsx';

export type AdminPostProps = { readonly post: Post; readonly route: RouteMatch };

/** One story: how it stands, how far it came, what may be done about it, and what was done. */
export function AdminPostView({ post, route }: AdminPostProps) {
  const { title, path, state, reach, viewerCanModerate } = post;
  return (
    <AdminFrame title={formatMessage(messages.title, { title: title || messages.untitled })}>
      <Section
        title={messages.facts}
        look="quiet"
        more={
          path !== null && (
            <ButtonLink href={path} size="small" look="outlined">
              {messages.open}
            </ButtonLink>
          )
        }
      >
        <PostFacts post={post} />
      </Section>
      <Section title={messages.reach}>
        <FactList
          facts={[
            [messages.views, formatNumber(reach.views)],
            [messages.reads, formatNumber(reach.reads)],
            [messages.claps, formatNumber(reach.claps)],
            [messages.responses, formatNumber(reach.responses)],
            [messages.emails, formatNumber(reach.emails)],
          ]}
        />
      </Section>
      <StaffNotes key={post.id} target={{ kind: 'POST', id: post.id }} notes={post.notes} route={route} />
      {viewerCanModerate && state === 'PUBLISHED' && <SuspendPostForm post={post} route={route} />}
      {viewerCanModerate && state === 'SUSPENDED' && <UnsuspendPostForm post={post} route={route} />}
      {viewerCanModerate && state !== 'DRAFT' && <TakeDecisionForm targets={targetsOf(post)} route={route} />}
      <DecisionList
        decisions={post.decisions}
        about={post.id}
        endsAbove={state === 'SUSPENDED' ? 'HIDE' : undefined}
        canReverse={viewerCanModerate}
        route={route}
      />
      <CaseList post={post} />
      <VersionList post={post} />
      <AuditList audit={post.audit} />
    </AdminFrame>
  );
}

function targetsOf({ id, collection }: Post): readonly [TargetChoice, ...TargetChoice[]] {
  const story = { kind: 'POST', id, label: decisionMessages.takeTargets.story } as const;
  if (collection === null) return [story];
  const label = formatMessage(decisionMessages.takeTargets.publication, { name: collection.name });
  return [story, { kind: 'COLLECTION', id: collection.id, label }];
}

function CaseList({ post: { cases } }: { readonly post: Post }) {
  return (
    <Section title={messages.cases}>
      {cases.length === 0 && <Note>{messages.noCases}</Note>}
      <PlainList>
        {cases.map(({ id, state, reportCount, createdAt }) => (
          <li key={id}>
            {formatMessage(messages.caseLine, { count: reportCount })}: {messages.caseStates[state]}
            <Note>
              <DateTime timestamp={createdAt} />{' '}
              {state === 'OPEN' && <a href={buildPath('ShowAdminReports')}>{adminMessages.openReports}</a>}
            </Note>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}

function VersionList({ post: { versions } }: { readonly post: Post }) {
  return (
    <Section title={messages.versions}>
      <Note>{versions.length === 0 ? messages.noVersions : messages.versionsText}</Note>
      <PlainList>
        {versions.map(({ id, kind, wordCount, createdAt }) => (
          <li key={id}>
            {messages.versionKinds[kind]}, {formatMessage(messages.words, { count: wordCount })}
            <Note>
              <DateTime timestamp={createdAt} />
            </Note>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
