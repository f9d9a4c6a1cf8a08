import { outboxTasks } from '#platform/jobs/outbox.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { reactions } from '#modules/stories/submissions/submissions.jobs.ts';
import {
  cancelSubmissionsOf,
  freeSubmissionsOf,
  settleSubmissionsOf,
} from '#modules/stories/submissions/settle-submissions.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { StaffRole, Viewer } from '#modules/ground/viewer.ts';
import type { Graph } from '#graphql/execute.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from './account-browser.ts';
import { draftOf, draftWriter } from './graph-drafts.ts';
import { runJobs } from './run-jobs.ts';

type Answer = Readonly<Record<string, unknown>>;

const FIELDS = `{ __typename ... on Submission { id status viewerCan } ... on UserError { message } }`;
const one = (field: string) => `mutation($id: ID!) { ${field}(id: $id) ${FIELDS} }`;

const documents = {
  submit: `mutation($input: SubmitPostInput!) { submitPost(input: $input) ${FIELDS} }`,
  accept: `mutation($input: AcceptSubmissionInput!) { acceptSubmission(input: $input) ${FIELDS} }`,
  decline: `mutation($id: ID!, $reason: SubmissionDeclineReason!, $note: String) {
    declineSubmission(id: $id, reason: $reason, note: $note) ${FIELDS} }`,
  ask: `mutation($id: ID!, $note: String!) { requestSubmissionChanges(id: $id, note: $note) ${FIELDS} }`,
  resubmit: `mutation($id: ID!, $note: String) { resubmitSubmission(id: $id, note: $note) ${FIELDS} }`,
  assign: `mutation($id: ID!, $userId: ID) { assignSubmission(id: $id, userId: $userId) ${FIELDS} }`,
  due: `mutation($id: ID!, $dueOn: String) { setSubmissionDue(id: $id, dueOn: $dueOn) ${FIELDS} }`,
  open: one('openSubmission'),
  take: one('takeSubmission'),
  reopen: one('reopenSubmission'),
  withdraw: one('withdrawSubmission'),
  nudge: one('nudgeSubmission'),
} as const;

export type SubmissionAnswer = {
  readonly __typename: string;
  readonly id: string;
  readonly status: string;
  readonly message: string;
  readonly viewerCan: readonly string[];
};

export type Submitter = {
  readonly personId: string;
  readonly read: (query: string, variables?: Answer) => Promise<Answer>;
  readonly act: (deed: keyof typeof documents, variables: Answer) => Promise<SubmissionAnswer>;
  /** Begins a draft; answers with its id. */
  readonly write: (title?: string, ...texts: readonly string[]) => Promise<string>;
  /** Writes other words; answers with the revision. */
  readonly edit: (storyId: string, text: string) => Promise<number>;
  /** Submits a story and answers with what came of it. */
  readonly submit: (storyId: string, publicationId: string, more?: Answer) => Promise<SubmissionAnswer>;
};

/** People who submit stories to publications and decide about them, through the graph. */
export function submissionsWorld({ graph, context }: { readonly graph: Graph; readonly context: CommandContext }) {
  const person = async (changes: Partial<Viewer> = {}): Promise<Submitter> => {
    const personId = changes.personId ?? (await buildPerson(context));
    const browser = accountBrowser(graph, buildViewer({ ...changes, personId }));
    const desk = draftWriter(browser);
    const act: Submitter['act'] = async (deed, variables) => {
      const [answer] = Object.values(await browser.ask(documents[deed], variables));
      return answer as SubmissionAnswer;
    };
    return {
      personId,
      act,
      write: async (title = 'On maps', ...texts) => {
        const { postId = '' } = await desk.create(draftOf(title, ...(texts.length === 0 ? ['Some words.'] : texts)));
        return postId;
      },
      edit: async (storyId, text) => {
        const before = await desk.open(storyId);
        const value = draftOf(before.title ?? '', text);
        const saved = await desk.saveTo(storyId, before.rev ?? 0, before as DraftValue, value);
        return saved.rev ?? 0;
      },
      read: (query, variables = {}) => browser.ask(query, variables),
      submit: (postId, collectionId, more = {}) =>
        act('submit', { input: { postId, collectionId, editorCut: 0, ...more } }),
    };
  };
  const staff = async (publicationId: string, role: StaffRole): Promise<Submitter> => {
    const personId = await buildPerson(context);
    await appointMember(context, { publicationId, personId, role });
    return person({ personId, staffRoles: new Map([[publicationId, role]]), steppedUpAt: context.clock.now() });
  };
  /** A publication with an owner; with `opensTo`, others than its writers submit. */
  const publication = async (openTo: 'WRITERS' | 'FOLLOWERS' | 'EVERYONE' = 'EVERYONE', criteria: Answer = {}) => {
    const id = await buildPublication(context);
    const owner = await staff(id, 'owner');
    const input = { ...plainSettings, collectionId: id, openTo, ...criteria };
    const saved = await owner.read(SAVE, { input });
    return { id, owner, saved: saved['updateSubmissionSettings'] as Answer };
  };
  /** Brings every event of stories and people to submissions. */
  const settle = () =>
    runJobs(context.database, {
      ...outboxTasks(context.database, reactions(context)),
      'submissions:settle': ({ storyId }) => settleSubmissionsOf(context, storyId),
      'submissions:leave': (leaving) => cancelSubmissionsOf(context, leaving),
      'submissions:free': (freed) => freeSubmissionsOf(context, freed),
    });
  return { person, staff, publication, settle };
}

const SAVE = `mutation($input: SubmissionSettingsInput!) { updateSubmissionSettings(input: $input) {
  __typename ... on SubmissionSettings { id openTo } ... on UserError { message } } }`;

const plainSettings = {
  accepts: 'BOTH',
  topics: [],
  needsCover: false,
  needsAiDisclosure: false,
  leastAccountDays: 0,
  guidelines: '',
  isPaused: false,
  pauseReason: '',
};
