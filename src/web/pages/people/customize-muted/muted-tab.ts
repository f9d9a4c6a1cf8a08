import { buildPath } from '#shared/routes/build-path.ts';

/** What the page lists: what is muted, or what is to be shown less. */
export type MutedTab = 'muted' | 'less';

/** By `?tab=`; what is muted where it names nothing else. */
export function mutedTab(query: URLSearchParams): MutedTab {
  return query.get('tab') === 'less' ? 'less' : 'muted';
}

export function mutedTabPath(tab: MutedTab): string {
  return buildPath('ShowMutedSettings', {}, tab === 'less' ? { tab } : {});
}
