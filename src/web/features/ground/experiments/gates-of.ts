/** Flags whose effect every signed-in page has, and the one that only phones of one kind have. */
const EVERYWHERE = ['enable_lite_gql_client_events', 'enable_global_navigation'];
const ON_ANDROID = ['disable_branch_openinapp_android'];

/** The flags that are on and that somebody with this browser meets on any page. */
export function gatesOf(flags: readonly string[], userAgent: string): readonly string[] {
  const met = [...EVERYWHERE, ...(/Android/i.test(userAgent) ? ON_ANDROID : [])];
  return met.filter((gate) => flags.includes(gate));
}
