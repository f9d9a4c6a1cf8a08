import type { MembershipTier } from '#shared/membership/plans.ts';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { opensStaffPage } from '#shared/moderation/staff-pages.ts';
import { accountMenuMessages as messages } from '#shared/messages/account-menu.ts';
import { footerMessages } from '#shared/messages/footer.ts';
import type { RouteName } from '#shared/routes/route-table.ts';

/** What the menu asks about whoever looks at it; what nobody knows yet is absent. */
export type MenuViewer = {
  readonly username: string;
  /** Of the staff; nobody else has one. */
  readonly roles: readonly PlatformRole[];
  readonly isBookAuthor: boolean;
  readonly tier: MembershipTier;
  /** Cancelled, and its provider would take it up again; one that is over, too. */
  readonly canReactivate?: boolean;
  readonly canSwitchPlan?: boolean | undefined;
  /** “Withdraw from contract”, where the law gives that. */
  readonly withdrawal?: MenuItem | undefined;
  readonly partnerStatus?: 'ENROLLED' | 'NOT_ENROLLED' | 'PERMISSION_DENIED';
};

export type MenuItem = { readonly label: string; readonly href: string };
export type MenuItems = { readonly groups: readonly (readonly MenuItem[])[]; readonly more: readonly MenuItem[] };

type Given = {
  /** Null for somebody who is signed out. */
  readonly viewer: MenuViewer | null;
  readonly flags: readonly string[];
  /** The address of a page, or undefined where it is not built. */
  readonly pathOf: (name: RouteName, query?: Readonly<Record<string, string>>) => string | undefined;
};

/** How many publications the menu lists before 'See all publications'. */
export const PUBLICATIONS_SHOWN = 3;

/** The links of the avatar menu (SHELL-7): by membership, enrollment, verification and flags, and of built pages only. */
export function avatarMenuItems({ viewer, flags, pathOf }: Given): MenuItems {
  const link = (label: string, name: RouteName, query?: Readonly<Record<string, string>>): readonly MenuItem[] => {
    const href = pathOf(name, query);
    return href === undefined ? [] : [{ label, href }];
  };
  const when = (condition: boolean, items: readonly MenuItem[]) => (condition ? items : []);
  const help = link(messages.help, 'ShowHelp');
  if (viewer === null) {
    const account = [
      ...link(messages.signUp, 'SignIn', { operation: 'register' }),
      ...link(messages.signIn, 'SignIn', { operation: 'login' }),
    ];
    return { groups: filled([account, [...link(messages.write, 'ShowNewStory'), ...help]]), more: [] };
  }
  const { tier, canReactivate = false, canSwitchPlan = false, withdrawal, partnerStatus, isBookAuthor } = viewer;
  const places = [
    ...link(messages.write, 'ShowNewStory'),
    ...link(messages.library, 'ShowYourCatalogs'),
    ...link(messages.stories, 'ShowYourStories'),
    ...link(messages.stats, 'ShowStats'),
    ...link(messages.settings, 'ShowSettings'),
    ...staffPlace(viewer.roles).flatMap((place) => link(messages.administration, place)),
    ...help,
  ];
  const mayBecomeFriend = tier === 'MEMBER' && canSwitchPlan && flags.includes('enable_switch_plan_premium_tier');
  const memberships = [
    ...when(tier !== 'MEMBER', link(messages.becomeMember, 'ShowPlans')),
    ...when(canReactivate, link(messages.reactivate, 'ShowSettings')).map(atReactivation),
    ...when(mayBecomeFriend, link(messages.becomeFriend, 'ManageMembership')),
    ...(partnerStatus === 'ENROLLED'
      ? link(messages.partnerProgram, 'ShowPartnerDashboard')
      : link(messages.applyToPartnerProgram, 'ApplyToPartnerProgram')),
    ...when(!isBookAuthor, link(messages.applyForVerification, 'ShowApplications')),
    ...when(!flags.includes('disable_lite_gift_page'), link(messages.giveMembership, 'ShowGiftPlans')),
    ...when(flags.includes('enable_mastodon_for_members'), link(messages.mastodon, 'ShowMastodon')),
  ];
  const more = [
    ...link(footerMessages.about, 'ShowAbout'),
    ...link(footerMessages.status, 'ShowStatus'),
    ...link(footerMessages.careers, 'ShowJobs'),
    ...link(footerMessages.press, 'ShowPress'),
    ...link(footerMessages.blog, 'ShowBlog'),
    ...link(footerMessages.privacy, 'ShowPrivacy'),
    ...link(footerMessages.rules, 'ShowRules'),
    ...link(footerMessages.terms, 'ShowTerms'),
    ...link(footerMessages.textToSpeech, 'ShowTextToSpeech'),
    ...(withdrawal ? [withdrawal] : []),
  ];
  return { groups: filled([places, memberships]), more };
}

/** The fragment opens the reactivation modal. */
const atReactivation = ({ label, href }: MenuItem): MenuItem => ({ label, href: `${href}#reactivateMembership` });

const filled = (groups: readonly (readonly MenuItem[])[]) => groups.filter((group) => group.length > 0);

/** What waits for whoever works for the site; whoever only looks things up begins there. */
function staffPlace(roles: MenuViewer['roles']): readonly ('ShowAdminOverview' | 'ShowAdminLookUp')[] {
  if (opensStaffPage(roles, 'overview')) return ['ShowAdminOverview'];
  return opensStaffPage(roles, 'lookUp') ? ['ShowAdminLookUp'] : [];
}
