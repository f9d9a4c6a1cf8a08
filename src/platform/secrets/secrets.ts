/** What a key makes for one purpose, by the number of the key: 1 is the one that a site began with. */
export type NumberedKey = { readonly number: number; readonly key: Buffer };

export type Secrets = {
  /** The number of the key that is in use. */
  readonly used: number;
  /** 32 bytes for one purpose, by the key in use: for what is made now. Nobody can tell one purpose's from another's. */
  secret(purpose: string): Buffer;
  /** The same of every key that still counts, the one in use first: for what was made before. */
  known(purpose: string): readonly NumberedKey[];
  /** 32 bytes that stay when another key comes into use: for what is found again by what was made of it. */
  standing(purpose: string): Buffer;
};
