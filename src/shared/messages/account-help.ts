/** What staff do for somebody who can't get into their account, and the mail about it. */
export const accountHelpMessages = {
  title: 'Account help',
  text: 'Each of these goes to the account’s own email address. You never see a link or a code.',
  none: 'There’s nothing to help with right now.',
  help: {
    SEND_SIGN_IN_LINK: 'Send a sign-in link',
    SEND_CONFIRMATION: 'Send the confirmation email again',
    RESUME_MAIL: 'Send email again',
    LIFT_LOCKOUT: 'Unlock two-step sign-in',
  },
  done: {
    SEND_SIGN_IN_LINK: 'A sign-in link is on its way. It works once, for 15 minutes.',
    SEND_CONFIRMATION: 'The confirmation email is on its way.',
    RESUME_MAIL: 'Email is going out again, starting with one that lets them know.',
    LIFT_LOCKOUT: 'Two-step sign-in is unlocked, and they’ve been told.',
  },
  notNow: 'That’s not possible for this account right now. Reload the page to see what is.',
  tooOften: 'That’s been sent as often as we allow in a day. Try again tomorrow.',
  linkSubject: 'Your sign-in link for {site}',
  linkText: 'Someone at {site} sent you this link because you couldn’t sign in. It works once, for 15 minutes.',
  linkButton: 'Sign in',
  linkNote: 'Didn’t ask for help? You can ignore this email. Nothing happens unless you use the link.',
  unlockedSubject: 'Two-step sign-in is unlocked',
  unlockedText:
    'Someone at {site} unlocked your two-step sign-in, so you can try your codes again. If you didn’t ask for that, change your password.',
} as const;
