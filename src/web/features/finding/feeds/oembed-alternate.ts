/** A link of the head that tells other sites where the card of an address of ours is. */
export function oEmbedAlternate(siteUrl: string, address: string, title: string) {
  const href = `${siteUrl}/_/oembed?url=${encodeURIComponent(address)}`;
  return { type: 'application/json+oembed', title, href } as const;
}
