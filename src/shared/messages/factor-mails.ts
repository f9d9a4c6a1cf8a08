/** Notices about second factors and passkeys: what happened to an account, in a subject and a sentence. */
export const factorMailMessages = {
  authenticatorAdded: {
    subject: 'An authenticator app was added to your {site} account',
    intro: 'Signing in to your account on {site} now also takes a code of an authenticator app.',
  },
  authenticatorRemoved: {
    subject: 'The authenticator app of your {site} account was removed',
    intro: 'Signing in to your account on {site} no longer takes a code of an authenticator app.',
  },
  recoveryCodesMade: {
    subject: 'New recovery codes for your {site} account',
    intro: 'New recovery codes were made for your account on {site}. The ones from before are void.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code of your {site} account was used',
    intro:
      'Somebody signed in to your account on {site} with a recovery code. {count, plural, =0 {None is left.} one {# is left.} other {# are left.}}',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your {site} account',
    intro: 'Your account on {site} can now be signed in to with the passkey “{name}”.',
  },
  passkeyRemoved: {
    subject: 'A passkey of your {site} account was removed',
    intro: 'Your account on {site} can no longer be signed in to with the passkey “{name}”.',
  },
  passkeyAsked: {
    subject: 'Signing in to your {site} account now takes a second step',
    intro: 'Signing in to your account on {site} now also takes one of your passkeys.',
  },
  passkeyNotAsked: {
    subject: 'Signing in to your {site} account takes no passkey any more',
    intro: 'Signing in to your account on {site} no longer takes one of your passkeys as a second step.',
  },
} as const;
