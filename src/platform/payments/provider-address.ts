/** A provider's address, in the parts that its client wants. */
export type ProviderAddress = {
  readonly protocol: 'http' | 'https';
  readonly hostname: string;
  readonly port: number;
};

/**
 * Reads a host from the settings: `api.example.org`, `127.0.0.1:4010`, `http://…`. Without a scheme it's https, except
 * on this machine itself, where a stand-in has no certificate.
 */
export function providerAddress(host: string): ProviderAddress {
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/.test(host);
  const url = new URL(host.includes('://') ? host : `${isHere ? 'http' : 'https'}://${host}`);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, hostname: url.hostname, port: Number(url.port || { http: 80, https: 443 }[protocol]) };
}

/** The same as an origin, without a slash at its end. */
export function providerOrigin(host: string): string {
  const { protocol, hostname, port } = providerAddress(host);
  return `${protocol}://${hostname}:${port}`;
}
