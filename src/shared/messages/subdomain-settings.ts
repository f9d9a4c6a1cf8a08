/** Where people show their pages at their username below the site's name (rule 146). */
export const subdomainSettingsMessages = {
  title: 'Subdomain',
  text: 'Show your profile and stories at an address that starts with your username.',
  claimedText: 'Your profile and stories live here, and links to {address} redirect here.',
  ledText: 'Readers who come here are sent to your own domain.',
  claim: 'Claim',
  claimLabel: 'Claim your subdomain',
  claimTitle: 'Claim {domain}?',
  claimQuestion:
    'Your profile and stories move to {domain}, and links to {address} redirect there. If you change your username, your subdomain changes with it.',
  claimed: '{domain} is yours.',
  unclaim: 'Deactivate',
  unclaimLabel: 'Deactivate your subdomain',
  unclaimTitle: 'Deactivate {domain}?',
  unclaimQuestion: 'Your profile and stories move back to {address}, and links to {domain} redirect there.',
  unclaimed: '{domain} is deactivated.',
  unclaimFailed: 'An error occured during deactivation of the subdomain.',
} as const;
