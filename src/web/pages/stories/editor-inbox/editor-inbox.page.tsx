import { editorInboxMessages as messages } from '#shared/messages/editor-inbox.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { suggestedEditsMessages } from '#shared/messages/suggestions.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import {
  type EditedSubmissionPageQuery,
  EditedSubmissionPageQueryDocument,
} from '#web/generated/EditedSubmissionPageQuery.ts';
import { type EditorInboxPageQuery, EditorInboxPageQueryDocument } from '#web/generated/EditorInboxPageQuery.ts';
import { type SuggestEditsPageQuery, SuggestEditsPageQueryDocument } from '#web/generated/SuggestEditsPageQuery.ts';
import { type InboxCalendarPageQuery, InboxCalendarPageQueryDocument } from '#web/generated/InboxCalendarPageQuery.ts';
import { calendarVariables, CalendarPage } from './CalendarPage.tsx';
import { EditedSubmissionPage } from './EditedSubmissionPage.tsx';
import { filterOf, isSuggesting, submissionOf, wireFilterOf } from './inbox-filter.ts';
import { InboxPage } from './InboxPage.tsx';
import { SuggestEditsPage } from './SuggestEditsPage.tsx';

const right = 'decideSubmissions';

const list = managementPage<EditorInboxPageQuery>({
  document: EditorInboxPageQueryDocument,
  variablesOf: (_route, query) => ({ ...wireFilterOf(filterOf(query)), to: cursorOf(query) }),
  right,
  titleOf: ({ name }) => formatMessage(messages.titleOf, { name }),
  Content: InboxPage,
});

const one = managementPage<EditedSubmissionPageQuery>({
  document: EditedSubmissionPageQueryDocument,
  variablesOf: (_route, query) => ({ submissionId: submissionOf(query) }),
  right,
  titleOf: ({ name }) => formatMessage(messages.titleOf, { name }),
  Content: EditedSubmissionPage,
});

const edits = managementPage<SuggestEditsPageQuery>({
  document: SuggestEditsPageQueryDocument,
  variablesOf: (_route, query) => ({ submissionId: submissionOf(query) }),
  right,
  titleOf: () => suggestedEditsMessages.editTitle,
  Content: SuggestEditsPage,
});

const calendar = managementPage<InboxCalendarPageQuery>({
  document: InboxCalendarPageQueryDocument,
  variablesOf: (_route, query) => calendarVariables(filterOf(query)),
  right,
  titleOf: ({ name }) => formatMessage(messages.titleOf, { name }),
  Content: CalendarPage,
});

function shown(query: URLSearchParams) {
  if (submissionOf(query) !== null) return isSuggesting(query) ? edits : one;
  return filterOf(query).calendar === undefined ? list : calendar;
}

function Inbox(props: { readonly route: RouteMatch; readonly query: URLSearchParams }) {
  const { Component } = shown(props.query);
  return <Component {...props} />;
}

type Data = EditorInboxPageQuery & InboxCalendarPageQuery & EditedSubmissionPageQuery & SuggestEditsPageQuery;

/**
 * `/{slug}/manage/inbox`: what was submitted to a publication, as a list or by the day that it is due, and with `p`
 * one of it to read, edit and decide (PUB-5).
 */
const page: PageDefinition<Data> = {
  queries: (route, query) => shown(query).queries(route, query),
  outcome: (input) => {
    const { data, query } = input;
    const outcome = shown(query).outcome?.(input) ?? { kind: 'notFound' };
    // Whoever may not decide there is told so, whatever the address names.
    if (data.publication?.viewerCan[right] !== true) return outcome;
    const isMissing = submissionOf(query) !== null && data.submission?.collection?.id !== data.publication.id;
    return isMissing ? { kind: 'notFound' } : outcome;
  },
  head: (input) => shown(input.query).head(input),
  Component: Inbox,
};

export default page;
