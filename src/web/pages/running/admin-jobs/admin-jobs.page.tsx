import { givenUpJobMessages as messages } from '#shared/messages/given-up-jobs.ts';
import { adminPage } from '#web/features/running/admin/admin-page.ts';
import { AdminJobsPageQueryDocument } from '#web/generated/AdminJobsPageQuery.ts';
import { AdminJobs, jobsVariablesOf } from './AdminJobs.tsx';

/** `/_/admin/jobs`: jobs that were given up, for moderators and administrators (rule 274). */
export default adminPage({
  document: AdminJobsPageQueryDocument,
  variablesOf: (_route, query) => jobsVariablesOf(query),
  isThere: ({ givenUpJobs }) => givenUpJobs !== null,
  titleOf: () => messages.title,
  Component: AdminJobs,
});
