/** What writers are told about their payouts by mail. */
export const payoutMailMessages = {
  button: 'Your payouts',
  statement: {
    month: 'Earned in',
    earned: 'Amount',
    withheld: 'Withheld for taxes',
    withheldText: '{amount} ({rate}%)',
    rate: 'Exchange rate',
    sent: 'Sent',
    date: 'Sent on',
  },
  payouts: {
    paid: {
      subject: 'We sent you {sent}',
      text: 'Your payout for {month} is on its way: {sent}. It can take up to 7 business days to arrive.',
    },
    failed: {
      subject: 'Your payout for {month} didn’t go through',
      text: 'We couldn’t send you {amount} for {month}. We’ll try again on {date}. Please check that your payout account still works.',
    },
    stopped: {
      subject: 'Your payout for {month} is on hold',
      text: 'We couldn’t send you {amount} for {month}, and we’ve stopped trying. The money is still yours. Set up another payout account, and we’ll send it there.',
    },
    returned: {
      subject: 'Your payout for {month} came back',
      text: 'Your bank sent back {sent} for {month}. The money is still yours. We’ll send it again on {date}, or to another account if you set one up before that.',
    },
    unclaimed: {
      subject: '{sent} is waiting for you at PayPal',
      text: 'We sent you {sent} for {month}, and PayPal is holding it: the address doesn’t belong to an account that can take it yet. PayPal has emailed you instructions for claiming it. After 30 days it comes back to us. The money is yours either way.',
    },
    held: {
      subject: 'We’re reviewing your payout for {month}',
      text: 'Before we send you {amount} for {month}, a person here takes a look, as with everyone’s first payout and with unusually large ones. You’ll hear from us within 5 business days.',
    },
    heldOfSuspended: {
      subject: 'We’re reviewing your payout for {month}',
      text: 'Your account is suspended, so a person here decides whether we send you {amount} for {month}. You’ll hear from us within 5 business days, with the reason.',
    },
    released: {
      subject: 'Your payout for {month} was approved',
      text: 'We’ve reviewed your payout of {amount} for {month}, and we’re sending it now. Here’s what the reviewer wrote:',
    },
    refused: {
      subject: 'We’re not sending your payout for {month}',
      text: 'We’ve reviewed your payout of {amount} for {month}, and we can’t send it. If you think we’re wrong, reply to this email. Here’s why:',
    },
  },
  changed: {
    subject: 'Your payout account was changed',
    text: 'From now on, we’ll send your payouts to {account}. To keep you safe, we won’t send anything before {date}. If this wasn’t you, sign in, change the account back, and sign out everywhere in your security settings.',
  },
  added: {
    subject: 'Your payout account was added',
    text: 'We’ll send what you earn to {account}. If this wasn’t you, sign in, change the account, and sign out everywhere in your security settings.',
  },
  addressCode: {
    subject: '{code} is your code for {site}',
    preview: 'It’s good for {minutes} minutes.',
    text: 'Someone on {site} wants to be paid at the PayPal account with this address. If that’s you, enter this code:',
    note: 'It’s good for {minutes} minutes. If it wasn’t you, ignore this email, and nothing will be paid to this account.',
  },
  warned: {
    subject: '{amount} is waiting for you',
    text: 'You’ve earned {amount}, but we don’t know where to send it. Set up your payout account by {date}, or the money will be forfeited.',
  },
  forfeited: {
    subject: 'Your balance of {amount} was forfeited',
    text: 'We wrote to you three times, and there was no payout account to send {amount} to, so the balance was forfeited. If that’s a mistake, reply to this email.',
  },
} as const;
