/** Domains of people and publications: pages, refusals and mails (rule 146). */
export const domainMessages = {
  alreadyConnected:
    'This domain is already connected here. If it’s yours, remove the other “_longhand-challenge” record from its DNS and try again in a few hours.',
  ownConnected: 'You already have {domain}. Disconnect it first.',
  nonMember: 'Members only.',
  certificateRefused:
    'Your records look good, but we couldn’t get a certificate for {domain} yet. We’ll keep trying, and there’s nothing for you to do.',
  unknown: 'We couldn’t connect this domain just now. Wait a minute, then try again.',
  subdomains: {
    off: 'This site doesn’t offer personal subdomains.',
    leadsAway:
      '{domain} doesn’t point to this site yet, so readers couldn’t reach you there. Ask the people who run this site.',
    reserved: 'Your username can’t be a subdomain, because that name is reserved.',
    taken: '{domain} belongs to someone with a similar username, or did until recently.',
  },
  faults: {
    notADomain: 'Enter a domain, such as blog.example.com.',
    hasPort: 'Leave out the port. A domain is just the name.',
    publicSuffix: 'Anyone can register names under this one, so it can’t be connected. Use a domain of your own.',
    ownName: 'This name belongs to {site}. Use a domain of your own.',
    mixedAlphabets: 'This domain mixes alphabets, so people could mistake it for another one.',
    lookAlike: 'This domain looks too much like {site}’s own.',
  },
  problems: {
    unreachable:
      'The name servers for {domain} aren’t answering. Check that the domain is registered and has name servers.',
    proofMissing: 'We can’t see the TXT record yet. New records can take a while to show up.',
    proofWrong: 'The TXT record is there, but it says {found}. Replace it with the one below.',
    addressMissing: 'The TXT record is right, but {domain} doesn’t point anywhere yet. Add the other record below.',
    addressWrong: '{domain} points to {found}. Replace that with the record below.',
    aliasWrong: '{domain} is an alias of {found}. Replace that with the record below.',
    strayAddress: '{domain} also points to {found}, so some readers would never reach you. Remove that record.',
    otherAuthority:
      'A CAA record at {at} only lets {found} issue certificates, so browsers would warn your readers. Add the CAA record below.',
    noAuthority:
      'A CAA record at {at} doesn’t let anyone issue certificates, so browsers would warn your readers. Replace it with the one below.',
    taken:
      'Your records look good, but this domain is still connected to someone else’s account here. We’ll keep checking.',
  },
  news: {
    wanted: {
      subject: 'Connecting {domain} to {name}',
      text: 'Someone asked to connect {domain} to {name}. It’ll happen once the domain’s DNS records are set up.',
    },
    live: {
      subject: '{domain} is live',
      text: 'Readers now find {name} at {domain}. Old links will take readers there.',
    },
    gaveUp: {
      subject: 'We’ve stopped checking {domain}',
      text: 'The DNS records for {domain} weren’t right for {hours} hours, so we’ve stopped checking. Set them up, then press “Check now”.',
    },
    failing: {
      subject: '{domain} is about to stop working',
      text: 'The DNS records for {domain} have changed. Put them back within {hours} hours, or {name} moves back to its old address.',
    },
    lost: {
      subject: '{domain} was disconnected',
      text: 'The DNS records for {domain} weren’t put back, so {name} is at its old address again.',
    },
    unpaid: {
      subject: '{domain} is ready',
      text: 'The DNS records for {domain} look good. Pay for it in your settings, and {name} moves there.',
    },
    unpaidLost: {
      subject: '{domain} was disconnected',
      text: 'The payment for {domain} was refunded, so {name} is at its old address again.',
    },
    lapsing: {
      subject: '{domain} stays connected for {days} more days',
      text: 'Only members can have a domain, and the membership has ended. {name} stays at {domain} for {days} days, then moves back to its old address. Become a member again to keep it.',
    },
    lapsed: {
      subject: '{domain} was disconnected',
      text: 'Only members can have a domain, and the membership ended {days} days ago. {name} is at its old address again.',
    },
    released: { subject: '{domain} was disconnected', text: '{name} is at its old address again. Nothing was lost.' },
  },
  /** To those at a publication whom its domain’s settings aren’t open to. */
  newsForStaff: {
    gaveUp:
      'The DNS records for {domain} weren’t right for {hours} hours, so we’ve stopped checking. Once they’re set up, the owner of {name} can check again.',
    unpaid: 'The DNS records for {domain} look good. {name} moves there once its owner has paid for it.',
    lapsing:
      'Only members can have a domain, and the membership of the owner of {name} has ended. {name} stays at {domain} for {days} days, then moves back to its old address unless its owner becomes a member again.',
  },
  newsWarning: 'If this wasn’t you or someone you work with, check who can sign in.',
  newsButton: 'Open domain settings',
} as const;
