import { useEffect } from 'react';
import { formatMessage } from '#shared/messages/format-message.ts';
import { subscriberImportMessages as messages } from '#shared/messages/subscriber-imports.ts';
import { daysToJoin, subscriberImportLimits as limits } from '#shared/newsletters/subscriber-import-rules.ts';
import { formatNumber } from '#shared/numbers/format-number.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { Link } from '#web/app/router/Link.tsx';
import { newsletterSettingsPath } from '#web/features/telling/newsletters/newsletter-path.ts';
import type { ImportingNewsletter } from '#web/generated/fragments.ts';
import { ImportMailingListPageQueryDocument } from '#web/generated/ImportMailingListPageQuery.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { LoadFailed } from '#web/parts/frame/LoadFailed.tsx';
import { Note } from '#web/parts/frame/Note.tsx';
import { Section } from '#web/parts/frame/Section.tsx';
import { StackedPage } from '#web/parts/frame/StackedPage.tsx';
import { ImportListForm } from './ImportListForm.tsx';
import { ListImportReport } from './ListImportReport.tsx';
import { OpenListImport } from './OpenListImport.tsx';

/** Milliseconds between two looks at an import that goes on. */
const PAUSE = 2_000;

/** Into which newsletter a list comes, by the address; empty for the viewer’s own. */
export function chosenOf(query: URLSearchParams): string {
  return query.get('newsletterId') ?? '';
}

/** Where a writer brings a list along: the form, or what is going on, and what came of it. */
export function ImportMailingList({ query }: { readonly query: URLSearchParams }) {
  const variables = { newsletterId: chosenOf(query) };
  const { data, error, refetch } = useQuery(ImportMailingListPageQueryDocument, { variables });
  const viewer = data?.viewer;
  const newsletter = data?.chosen ?? viewer?.newsletter ?? null;
  const imports = newsletter?.subscriberImports ?? [];
  const open = imports.find(({ state }) => state === 'WAITING' || state === 'RUNNING');
  const isWorking = open !== undefined;
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(refetch, PAUSE);
    return () => clearInterval(timer);
  }, [isWorking, refetch]);
  if (!viewer) return error === undefined ? null : <LoadFailed text={messages.loadFailed} onRetry={refetch} />;
  const list = newsletter === null ? buildPath('ShowOwnNewsletter') : newsletterSettingsPath(newsletter);
  return (
    <StackedPage
      title={messages.title}
      before={
        <Note>
          <Link to={`${list}?tab=subscribers`}>{messages.back}</Link>
        </Note>
      }
    >
      <Note>{messages.intro}</Note>
      {viewer.isEligibleToImportEmails !== true ? (
        <Note>{formatMessage(messages.tooNew, { days: limits.accountDays })}</Note>
      ) : newsletter?.isEnded === true ? (
        <Note>{messages.ended}</Note>
      ) : open === undefined ? (
        <ImportListForm
          newsletter={newsletter}
          viewerId={viewer.id}
          name={newsletter?.name ?? viewer.name}
          onSent={refetch}
        />
      ) : (
        <OpenListImport open={open} />
      )}
      <Section title={messages.past} look="quiet">
        <Staged newsletter={newsletter} />
        {imports.length === 0 && <EmptyText text={messages.none} />}
        {imports
          .filter((one) => one !== open)
          .map((one, index) => (
            <ListImportReport key={one.id} ended={one} isOpen={index === 0 && open === undefined} />
          ))}
      </Section>
    </StackedPage>
  );
}

/** How many of a long list are still to join, and by when the last of them has, or what they wait for. */
function Staged({ newsletter }: { readonly newsletter: ImportingNewsletter | null }) {
  const count = newsletter?.stagedSubscriberCount ?? 0;
  if (count === 0) return null;
  const said = { count, number: formatNumber(count), days: daysToJoin(count) };
  return <Note>{formatMessage(newsletter?.isJoiningOnHold === true ? messages.waitOnHold : messages.wait, said)}</Note>;
}
