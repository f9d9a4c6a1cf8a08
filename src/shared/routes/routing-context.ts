/** Which part of the route table a host serves. */
export type RoutingContext =
  | { readonly type: 'DEFAULT' }
  /** A person's own domain: `/@{username}` is dropped from paths. */
  | { readonly type: 'USER'; readonly username: string; readonly host: string }
  /** A publication's own domain: `/{collectionSlug}` is dropped from paths. */
  | { readonly type: 'COLLECTION'; readonly collectionSlug: string; readonly host: string };
