import type { RouteEntry } from '../route.ts';

/** Payment and membership. `/mastodon` stands with the landing pages. */
export const paymentRoutes = [
  { name: 'ShowPlans', path: '/plans', page: 'plans' },
  { name: 'ShowPlansConfirmation', path: '/plans/confirmation/{membershipType}', page: 'plans-confirmation' },
  { name: 'ShowDiscountPlans', path: '/discount', page: 'discount-plans' },
  { name: 'ShowPayment', path: '/payment', page: 'plans-branding', requiresViewer: true },
  { name: 'ShowGiftCheckout', path: '/gift-checkout', page: 'gift-membership', requiresViewer: true },
  { name: 'ShowGiftPlans', path: '/gift-plans', page: 'gift-membership' },
  { name: 'ShowGroupGift', path: '/group-gift', page: 'group-gift-membership', requiresViewer: true },
  { name: 'RedeemGift', path: '/redeem', page: 'redeem-gift-membership' },
  { name: 'RedirectRedeemGift', path: '/redeem-gift', page: 'redirect', redirect: { to: 'RedeemGift' } },
  { name: 'WelcomeMember', path: '/welcome-member', page: 'welcome-member', requiresViewer: true },
  {
    name: 'ManageMembership',
    path: '/manage-membership',
    page: 'manage-membership',
    flag: 'enable_switch_plan_premium_tier',
    requiresViewer: true,
  },
  {
    name: 'ShowManageMembershipConfirmation',
    path: '/manage-membership/confirmation',
    page: 'manage-membership-confirmation',
    flag: 'enable_switch_plan_premium_tier',
    requiresViewer: true,
  },
  { name: 'VerifyMobile', path: '/mobile-verification', page: 'mobile-verification', requiresViewer: true },
  {
    name: 'ApplyToPartnerProgram',
    path: '/partner-program/apply',
    page: 'partner-program-application',
    requiresViewer: true,
  },
  { name: 'ShowPartnerProgramFormula', path: '/partner-program/formula', page: 'partner-program-formula' },
  {
    name: 'ReturnFromStripe',
    path: '/partner-program/stripe/callback',
    page: 'partner-program-payout',
    requiresViewer: true,
  },
  {
    name: 'RefreshStripe',
    path: '/partner-program/stripe/refresh',
    page: 'partner-program-payout',
    requiresViewer: true,
  },
] as const satisfies readonly RouteEntry[];
