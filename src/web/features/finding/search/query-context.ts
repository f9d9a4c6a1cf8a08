/** Where a search began, as `analyticsTags`. */
export type QueryContext =
  | 'homepage'
  | 'post'
  | 'publication-right-column'
  | 'user-profile'
  | 'topics-right-column'
  | 'notifications'
  | 'your-stories';

const contexts: readonly (readonly [RegExp, QueryContext])[] = [
  [/^home$/, 'homepage'],
  [/^post$/, 'post'],
  [/^publication-/, 'publication-right-column'],
  [/^user-/, 'user-profile'],
  [/^(?:(?:tag|topic)(?:-|$)|explore-topics$)/, 'topics-right-column'],
  [/^notifications$/, 'notifications'],
  [/^your-stories$/, 'your-stories'],
];

/** The context of a page of the route table; undefined for a page that has none. */
export function queryContext(page: string | undefined): QueryContext | undefined {
  return contexts.find(([pages]) => pages.test(page ?? ''))?.[1];
}
