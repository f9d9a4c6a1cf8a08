/** Notices about second factors and passkeys: what happened to an account, in a subject and a sentence. */
export const factorMailMessages = {
  authenticatorAdded: {
    subject: 'An authenticator app was added to your {site} account',
    intro: 'Signing in to your {site} account now also takes a code from an authenticator app.',
  },
  authenticatorRemoved: {
    subject: 'The authenticator app was removed from your {site} account',
    intro: 'Signing in to your {site} account no longer takes a code from an authenticator app.',
  },
  recoveryCodesMade: {
    subject: 'New recovery codes for your {site} account',
    intro: 'You made new recovery codes for your {site} account. Your old ones no longer work.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code for your {site} account was used',
    intro:
      'Someone signed in to your {site} account with a recovery code. {count, plural, =0 {None are left.} one {# is left.} other {# are left.}}',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your {site} account',
    intro: 'You can now sign in to your {site} account with the passkey “{name}”.',
  },
  passkeyRemoved: {
    subject: 'A passkey was removed from your {site} account',
    intro: 'You can no longer sign in to your {site} account with the passkey “{name}”.',
  },
  passkeyAsked: {
    subject: 'Signing in to your {site} account now takes a second step',
    intro: 'Signing in to your {site} account now also takes one of your passkeys.',
  },
  passkeyNotAsked: {
    subject: 'Signing in to your {site} account no longer takes a passkey',
    intro: 'Signing in to your {site} account no longer takes one of your passkeys as a second step.',
  },
} as const;
