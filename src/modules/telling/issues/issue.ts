import type { Database } from '#platform/database/database.ts';
import { type Columns, columnList } from '#modules/ground/column-list.ts';
import { loaderById } from '#modules/ground/loaders.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { IssueState, StopReason } from './issues.tables.ts';

/** A story on its way to the readers of a newsletter. */
export type Issue = {
  readonly id: string;
  readonly newsletterId: string;
  readonly storyId: string;
  /** Of a series, its step; null of what goes out once. */
  readonly stepId: string | null;
  readonly subject: string;
  readonly state: IssueState;
  readonly stopReason: StopReason | null;
  readonly recipientCount: number;
  readonly sendAt: Date;
  readonly notAfter: Date;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
};

export const issueColumns: Columns<Issue> = {
  id: 'id',
  newsletterId: 'newsletter_id',
  storyId: 'story_id',
  stepId: 'step_id',
  subject: 'subject',
  state: 'state',
  stopReason: 'stop_reason',
  recipientCount: 'recipient_count',
  sendAt: 'send_at',
  notAfter: 'not_after',
  createdAt: 'created_at',
  endedAt: 'ended_at',
};

const LOAD = `select ${columnList('t', issueColumns)} from issue t where t.id = any($1)`;

function loadIssues(database: Database<Tables>, ids: readonly string[]): Promise<readonly Issue[]> {
  return database.query<Issue>('issue_load', LOAD, [ids]);
}

export const issueLoader = loaderById(loadIssues);

/** As it stands now. */
export async function findIssue(database: Database<Tables>, id: string): Promise<Issue | undefined> {
  const [issue] = await loadIssues(database, [id]);
  return issue;
}
