/** A switch that an operator may turn, with who looks after it and when it must be decided. */
export type Flag = {
  readonly name: string;
  readonly defaultValue: boolean;
  readonly purpose: string;
  readonly owner: string;
  /** `YYYY-MM-DD`: a test fails after it, so that no flag is forgotten. */
  readonly endsOn: string;
};

/** Every flag, with the defaults of rule 158. */
export const flags = [
  {
    name: 'enable_submissions_v2',
    defaultValue: true,
    purpose: 'The inbox and the writer outbox of publications.',
    owner: 'publications',
    endsOn: '2027-11-30',
  },
  {
    name: 'disable_lite_gift_page',
    defaultValue: false,
    purpose: 'Hides links to gifting a membership.',
    owner: 'memberships',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_mastodon_for_members',
    defaultValue: true,
    purpose: 'The pages about federation.',
    owner: 'federation',
    endsOn: '2027-11-30',
  },
  {
    name: 'disable_branch_openinapp_android',
    defaultValue: true,
    purpose: 'Doesn’t offer an Android app, since there isn’t one.',
    owner: 'shell',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_lite_gql_client_events',
    defaultValue: true,
    purpose: 'Sends client events through the graph.',
    owner: 'telemetry',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_global_navigation',
    defaultValue: true,
    purpose: 'The sidebar on every page.',
    owner: 'shell',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_lite_archive_page',
    defaultValue: true,
    purpose: 'Archives of tags by year, month and day.',
    owner: 'topics',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_switch_plan_premium_tier',
    defaultValue: true,
    purpose: 'Switching between Member and Friend.',
    owner: 'memberships',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_track_user_interactions',
    defaultValue: false,
    purpose: 'Measures every session instead of one in a hundred.',
    owner: 'telemetry',
    endsOn: '2027-11-30',
  },
  {
    name: 'can_view_unfiltered_search',
    defaultValue: false,
    purpose: 'Shows people and stories of low quality in search; staff have it.',
    owner: 'search',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_library_sidebar',
    defaultValue: true,
    purpose: 'The rest of a list beside a story that was opened from it.',
    owner: 'lists',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_sidebar_profile_links',
    defaultValue: true,
    purpose: 'People you follow link to their own pages in the sidebar, with a link to all feeds if there are many.',
    owner: 'shell',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_sidebar_smart_order',
    defaultValue: false,
    purpose: 'The sidebar shows who has unread stories first, starting with those you read most.',
    owner: 'shell',
    endsOn: '2027-11-30',
  },
  {
    name: 'enable_compiled_documents',
    defaultValue: true,
    purpose: 'Runs trusted documents compiled. If it’s off, the reference executor runs them.',
    owner: 'graphql',
    endsOn: '2027-11-30',
  },
  signInFlag('email'),
  signInFlag('google'),
  signInFlag('apple'),
  signInFlag('facebook'),
  signInFlag('x'),
  signInFlag('password'),
  signInFlag('passkey'),
] as const satisfies readonly Flag[];

/** One switch for each way of signing in. */
function signInFlag<Method extends string>(method: Method) {
  return {
    name: `enable_${method}_sign_in` as const,
    defaultValue: true,
    purpose: `Signing in by ${method}, where it is set up.`,
    owner: 'identity',
    endsOn: '2027-11-30',
  };
}

export type FlagName = (typeof flags)[number]['name'];
