/** Who else may say who somebody is, as it is written in tables and in states. */
export const providerNames = ['google', 'apple', 'facebook', 'x'] as const;

export type ProviderName = (typeof providerNames)[number];

/** What a person came for: to sign in, to make an account, or to join the provider to the account they have. */
export const providerOperations = ['login', 'register', 'connect'] as const;

export type ProviderOperation = (typeof providerOperations)[number];
