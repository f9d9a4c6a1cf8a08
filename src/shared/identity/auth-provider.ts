export type AuthProvider = 'google' | 'facebook' | 'twitter' | 'own';

/** Ids that the providers gave to a person; empty or absent where there is none. */
export type ProviderIds = {
  readonly googleId?: string | null;
  readonly facebookId?: string | null;
  readonly twitterId?: string | null;
};

/** Provider choice: the first of google, facebook, twitter whose id is present, else our own. */
export function chooseAuthProvider(ids: ProviderIds): AuthProvider {
  if (ids.googleId) return 'google';
  if (ids.facebookId) return 'facebook';
  return ids.twitterId ? 'twitter' : 'own';
}
