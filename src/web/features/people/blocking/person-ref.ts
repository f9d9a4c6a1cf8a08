/** A person as their menu needs them. */
export type PersonRef = { readonly id: string; readonly name: string; readonly username: string };
