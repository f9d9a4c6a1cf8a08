/** Somebody or something that stories come from. */
export type Source =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  | { readonly kind: 'publication'; readonly id: string; readonly name: string };

/** A person as their menu needs them. */
export type PersonRef = { readonly id: string; readonly name: string; readonly username: string };
