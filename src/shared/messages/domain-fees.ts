/** What a domain costs, where a site asks for something (decision 0073). */
export const domainFeeMessages = {
  title: 'Payment',
  before: 'A domain costs {price}, and you only pay once, after you’ve connected it.',
  text: 'Pay once, and the domain stays yours: there are no renewals, and you can change it later at no charge.',
  promise: 'If it isn’t live within {hours} hours of your payment, you’ll get a full refund.',
  pay: 'Pay {price}',
  paid: 'You paid {price} on {date}.',
  paidPromise: 'If the domain isn’t live by {date}, you’ll get a full refund.',
  ready: 'Your records look good. Pay below, and your domain goes live.',
  thanks: 'Paid. Thank you.',
  nothingOwed: 'There’s nothing to pay for this domain. Reload the page to see where things stand.',
  mails: {
    paid: {
      subject: 'Your payment for {domain}',
      text: 'Thank you for your payment of {price}. {domain} goes live as soon as its DNS records are set up. If that takes more than {hours} hours, you’ll get a full refund.',
    },
    givenBack: {
      subject: 'We’re refunding your payment for {domain}',
      text: '{domain} couldn’t go live within {hours} hours, so we’re refunding your {price}. You can set up the DNS records and pay again at any time.',
    },
  },
  mailButton: 'Billing history',
  sandbox: 'This site is a sandbox: no money moved.',
} as const;
