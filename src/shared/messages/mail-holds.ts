/** Where somebody reads that mail to them is on hold, and has it go on (rule 168). */
export const mailHoldMessages = {
  reasons: {
    BOUNCED: 'Mail to you came back: there’s no such mailbox. Change your address, or try again if it works now.',
    FULL: 'Mail to you came back several times, so newsletters and notifications are on hold until {until}.',
    COMPLAINED: 'Mail from this site was marked as spam, so newsletters and notifications are on hold.',
  },
  toAddress: {
    BOUNCED: 'Mail to {email} came back: there’s no such mailbox. Newsletters are on hold.',
    FULL: 'Mail to {email} came back several times. Newsletters are on hold for now.',
    COMPLAINED: 'Mail from this site to {email} was marked as spam. Newsletters are on hold.',
  },
  yourAddress: 'your address',
  lift: 'Send mail again',
  lifted: 'We’ll send you mail again.',
  toast: 'Mail to you came back. Check your email address.',
  toastAction: 'Check it',
  mailSubject: 'Our emails reach you again',
  mailPreview: 'There’s nothing you need to do.',
  mailText:
    'You asked us to send mail to this address again. If you can read this, it works, and there’s nothing you need to do.',
  mailFooter: 'You got this email because you asked for it on {siteUrl}.',
} as const;
