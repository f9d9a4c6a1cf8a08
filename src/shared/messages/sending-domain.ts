/** What vouches for mail of the site, as its operators see it (rule 167). */
export const sendingDomainMessages = {
  title: 'Mail',
  text: 'Mail services trust mail from {domain} when these records are set. Sign in where you registered it, open its DNS settings, and add what’s missing.',
  kept: 'No mail server is set, so mail stays on this machine, where you can read it.',
  keptAction: 'Read kept mail',
  noDomain:
    'Mail leaves this site once it has a mail server (SMTP_URL) or a mail provider (MAIL_API), and a sender address at your own domain. Then you’ll find its DNS records here.',
  noOwnDomain:
    'Mail comes from an address on this machine, which no other mail service trusts. Set LONGHAND_URL to the site’s public address, or add a sender at your own domain to SMTP_URL, such as ?from=hello@example.org. Then you’ll find its DNS records here.',
  checks: {
    DKIM: 'Signature (DKIM)',
    DKIM_NEXT: 'New signing keys',
    SPF: 'Senders (SPF) of {domain}',
    DMARC: 'Policy (DMARC)',
    MX: 'Replies (MX)',
    RETURNS: 'Returned mail (MX)',
    PTR: 'Name of the mail server (PTR)',
  },
  well: {
    DKIM: 'Mail is signed, and anyone can check the signature.',
    DKIM_NEXT: 'The new keys are in use.',
    SPF: '{domain} says which servers send its mail.',
    DMARC: '{domain} says what happens to mail that only pretends to come from it.',
    MX: 'Replies to {domain} reach a mail server.',
    RETURNS: 'Mail that can’t be delivered comes back to {domain}.',
    PTR: 'The address of the mail server has a name.',
  },
  problems: {
    unreachable: 'Nobody answered when we looked up {domain}. Try again in a few minutes.',
    dkimMissing: 'Mail is signed, but nobody can check the signature until both of these records are set.',
    dkimNext:
      'The new keys take over when both of these records are set. Until then the old ones sign, so keep their records.',
    spfMissing: '{domain} doesn’t say which servers send its mail.',
    spfTwice: '{domain} has several SPF records, so none of them counts. Keep only this one.',
    spfOpen: 'The SPF record of {domain} lets anyone send mail in its name. Change how it ends.',
    spfEndless: 'The SPF record of {domain} doesn’t say what happens to mail from other servers. Add an ending.',
    dmarcMissing: 'Large mail services turn away newsletters from a domain without a DMARC policy.',
    dmarcTwice: '{domain} has several DMARC records, so none of them counts. Keep one.',
    dmarcBroken: 'The DMARC record of {domain} has no policy (p=), so it doesn’t count.',
    mxMissing:
      'Replies to {domain} go nowhere, and some mail services turn away mail from domains like that. Point it to a server that takes its mail.',
    returnsMissing: 'Mail that can’t be delivered has nowhere to go. Point {domain} to this server.',
    ptrMissing:
      '{found} has no name, and many mail services turn away mail from addresses like that. Your hosting provider can set one.',
    ptrElsewhere: '{found} has a name that doesn’t lead back to it. Your hosting provider can change it.',
  },
  retired:
    'Until {date}, keep the records that begin with {selector}: mail that’s still on its way is checked against them.',
  reports: 'Spam complaints',
  reportsText:
    'Some mail services report it when someone marks your mail as spam. Sign up for their feedback loops with this address.',
  reportsAddress: 'Address',
  state: { well: 'Good', problem: 'Needs attention' },
  record: '{type} record',
  name: 'Name',
  value: 'Value',
  check: 'Check again',
  checked: 'We checked again.',
  makeKeys: 'Make new signing keys',
  makeKeysText: 'Change your signing keys about once a year, or when someone may have seen the old ones.',
  keysMade: 'The new keys are waiting for their records.',
  keysWaiting: 'New keys are already waiting for their records.',
  noKeys: 'There’s no domain to make keys for yet.',
} as const;
