/** How somebody proved who they are. */
export type SignInMethod =
  | 'email'
  | 'password'
  | 'passkey'
  | 'google'
  | 'apple'
  | 'facebook'
  | 'x'
  | 'secondFactor'
  | 'operator';

export type SignInOperation = 'login' | 'register';
