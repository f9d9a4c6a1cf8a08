import type { Config } from '#platform/config/config.ts';

/** Whether the proxy in front is known: without it all its readers are one network to every limit and to the meter. */
export function checkProxy({
  siteUrl,
  trustedProxies,
  isOwnTls,
}: Pick<Config, 'siteUrl' | 'trustedProxies' | 'isOwnTls'>) {
  // Without TLS of its own, an address with https is answered by something in front of it.
  const isExpected = siteUrl.startsWith('https:') && !isOwnTls;
  if (trustedProxies !== undefined) return { isWell: true, sentence: 'TRUSTED_PROXIES names which proxies to trust' };
  const reason = isOwnTls ? 'where TLS is own' : 'without https';
  if (!isExpected) return { isWell: true, sentence: `none is named, and none is needed ${reason}` };
  const sentence =
    'LONGHAND_URL has https, so a proxy stands in front, but TRUSTED_PROXIES doesn’t name it: all readers count as one network';
  return { isWell: false, sentence };
}
