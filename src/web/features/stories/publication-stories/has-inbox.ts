import { isBuilt } from '#shared/routes/unbuilt-pages.ts';

/** Whether what is submitted has an inbox of its own, with tabs to the stories that stand in the publication. */
export function hasInbox(flags: readonly string[]): boolean {
  return flags.includes('enable_submissions_v2') && isBuilt('ShowCollectionInbox');
}
