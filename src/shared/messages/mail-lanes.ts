/** How mail leaves, as whoever runs the site sees it (rules 169 and 171). */
export const mailLaneMessages = {
  kinds: { ACCOUNT: 'Account mail and notifications', BULK: 'Newsletters' },
  carriers: {
    smtp: 'your mail server',
    ses: 'Amazon SES',
    mailgun: 'Mailgun',
    postmark: 'Postmark',
    sendgrid: 'SendGrid',
    resend: 'Resend',
  },
  leaves: 'Mail goes out through {name}.',
  stops: {
    key: 'Nothing is going out: {name} doesn’t accept our key. Check MAIL_API_KEY and restart the site.',
    domain: 'Nothing is going out: {name} hasn’t verified the domain or address our mail comes from. Verify it there.',
    quota: 'Nothing is going out: your plan at {name} is used up. Mail waits here until there’s more.',
    account: 'Nothing is going out: {name} has paused or blocked your account. Sign in there to find out why.',
  },
  stuck:
    '{count, plural, one {One email isn’t} other {# emails aren’t}} going out: {name} won’t accept {count, plural, one {it} other {them}}.',
  refused:
    '{count, plural, one {An issue is} other {# issues are}} on hold: mail servers refused {count, plural, one {it} other {them}} for everyone alike, because of this site or what {count, plural, one {it says} other {they say}}. Writers can resume when that’s fixed. Check the records below, and whether this site’s address is on a blocklist.',
  said: 'It said: {answer}',
  retry: 'We’ll keep trying. Nothing is lost, and it doesn’t count against any reader’s address.',
  warmUp:
    'Your domain is warming up. Today is day {day}: {sent} of {most} newsletters have gone out, and the rest wait for tomorrow.',
} as const;
