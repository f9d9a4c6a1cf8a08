/** A host, without its port as well, and every domain that it stands below: `a.b.example:8443` is under `b.example`. */
export function domainsOfHost(host: string): readonly string[] {
  const bare = host.toLowerCase();
  const name = bare.replace(/:\d+$/, '');
  const labels = name.split('.');
  // Numbers of an address are no domains.
  const parents = /^[\d.]+$/.test(name) ? [name] : labels.map((_label, index) => labels.slice(index).join('.'));
  return [...new Set([bare, ...parents])];
}
