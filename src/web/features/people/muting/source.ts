type Named = { readonly id: string; readonly name: string };

/** Somebody or something that stories come from. */
export type Source =
  | (Named & { readonly kind: 'person' })
  | (Named & { readonly kind: 'publication' })
  | (Named & { readonly kind: 'tag'; readonly slug: string });
