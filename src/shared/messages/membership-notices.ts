/** Notices about a membership: the banner at the top, coming back, upsells. The texts are exact. */
export const membershipNoticeMessages = {
  label: 'About your membership',
  dismiss: 'Dismiss',
  upsell: 'Read every member-only story for {price} a week, billed by the year.',
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
  nextCycle: 'Your next billing cycle starts on {date}. From then on you pay {ahead}, billed {period}.',
  nothingNow: 'Nothing is charged today.',
  chargedNow: 'Your membership ended on {date}. Coming back costs {charge} now, and then {ahead}, billed {period}.',
  monthly: 'monthly',
  yearly: 'yearly',
  confirm: 'Reactivate',
  confirming: 'One moment…',
  cancel: 'Not now',
  done: 'Welcome back.',
  loading: 'Looking up your membership…',
  loadFailed: 'Something went wrong when trying to load your membership.',
  retry: 'Try again',
  noMembership: 'You have no membership that could be reactivated.',
  goingOn: 'Your membership is going on: there is nothing to reactivate.',
  failed: "We couldn't process your request, please try again.",
  waiting:
    'Your bank has not answered yet. We keep asking, and your membership goes on as soon as it is certain. Nothing is paid twice.',
  slow: 'Your bank takes its time. We keep asking…',
} as const;

/** Upsells and hints for members: the settings' banner, the educational banner, the sidebar's tooltip. */
export const memberHintMessages = {
  settingsUpsellTitle: 'Become a Friend',
  isNew: 'New',
  settingsUpsellText:
    'Writers whom you read are paid four times as much, and you may share any story with your friends.',
  settingsUpsellAction: 'See what Friends get',
  educationTitle: 'Your reading pays its writers',
  educationText:
    'A part of what you pay goes to the writers of the member-only stories that you read. A star marks them, and all of them are open to you.',
  educationAction: 'How membership works',
  sidebarTipLabel: 'About the sidebar',
  sidebarTip: 'Your library keeps every story that you save. It is behind this button, with everyone you follow.',
  close: 'Close',
  gotIt: 'Got it',
} as const;
