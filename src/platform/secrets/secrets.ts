/** A key's derived secret for one purpose, by the number of the key: 1 is the site's first. */
export type NumberedKey = { readonly number: number; readonly key: Buffer };

export type Secrets = {
  /** The number of the key that is in use. */
  readonly used: number;
  /** 32 bytes for one purpose, from the key in use: for new values. One purpose's bytes don't reveal another's. */
  secret(purpose: string): Buffer;
  /** The same from every key that still counts, the one in use first: for older values. */
  known(purpose: string): readonly NumberedKey[];
  /** 32 bytes that stay when another key comes into use: for values looked up by their hash. */
  standing(purpose: string): Buffer;
};
