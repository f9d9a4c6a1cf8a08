/** An address that its owner recognises and nobody else can write to: `ada@example.org` is `a••@e••.org`. */
export function obfuscateEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const dot = domain.lastIndexOf('.');
  if (at < 1 || dot < 1) return '••';
  return `${first(address)}••@${first(domain)}••${domain.slice(dot)}`;
}

function first(text: string): string {
  return [...text][0] ?? '';
}
