/** Notices about a membership: the banner at the top, coming back, upsells. The texts are exact. */
export const membershipNoticeMessages = {
  label: 'About your membership',
  dismiss: 'Dismiss',
  upsell: 'Read every member-only story for {price} a week, billed yearly.',
  upsellAction: 'Become a member',
  sandbox: 'This is a sandbox: no money moves.',
  reactivateUntil: 'Your membership ends on {date}.',
  reactivateAction: 'Reactivate Membership',
  cardExpired: 'Your payment method has expired.',
  paymentFailed: 'Your subscription payment failed.',
  cardExpiresSoon: 'Your payment method will expire soon.',
  updatePayment: 'Update payment method',
  withdraw: 'Withdraw from contract',
} as const;

/** The modal in which a cancelled membership comes back. */
export const reactivationMessages = {
  title: 'Reactivate your membership',
  nextCycle: 'Your next billing cycle starts on {date}. After that you pay {ahead}, billed {period}.',
  nothingNow: 'You won’t be charged today.',
  chargedNow: 'Your membership ended on {date}. Coming back costs {charge} now, then {ahead}, billed {period}.',
  monthly: 'monthly',
  yearly: 'yearly',
  confirm: 'Reactivate',
  confirming: 'One moment…',
  cancel: 'Not now',
  done: 'Welcome back.',
  loading: 'Looking up your membership…',
  loadFailed: 'Something went wrong when trying to load your membership.',
  retry: 'Try again',
  noMembership: 'You don’t have a membership to reactivate.',
  goingOn: 'Your membership is active. There’s nothing to reactivate.',
  failed: "We couldn't process your request, please try again.",
  waiting:
    'Your bank hasn’t answered yet. We’ll keep asking, and your membership resumes once we know. You won’t be charged twice.',
  slow: 'Your bank is taking a while. We’re still asking…',
} as const;

/** Upsells and hints for members: the settings' banner, the educational banner, the sidebar's tooltip. */
export const memberHintMessages = {
  settingsUpsellTitle: 'Become a Friend',
  isNew: 'New',
  settingsUpsellText: 'Writers you read earn four times as much, and you can share any story with your friends.',
  settingsUpsellAction: 'See what Friends get',
  educationTitle: 'Your reading pays writers',
  educationText:
    'Part of what you pay goes to the writers of the member-only stories you read. Look for the star: every story that has one is open to you.',
  educationAction: 'How membership works',
  sidebarTipLabel: 'About the sidebar',
  sidebarTip: 'This button opens your library, with every story you save, and everyone you follow.',
  close: 'Close',
  gotIt: 'Got it',
} as const;
