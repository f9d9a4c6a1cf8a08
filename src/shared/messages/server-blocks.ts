/** Servers of the fediverse that the site does not speak with. */
export const serverBlockMessages = {
  title: 'Blocked servers',
  text: 'People on these servers and their subdomains can’t follow anyone here from the fediverse, and we don’t send anything there.',
  list: 'Servers',
  listHint: 'One domain per line, or a CSV of domain blocks from another server.',
  file: 'Open a CSV file',
  privateComment: 'Why (for staff)',
  preview: 'Check the list',
  found:
    '{count, plural, =0 {Every server in it is already blocked.} one {One server would be blocked.} other {# servers would be blocked.}}',
  followers:
    '{count, plural, =0 {Nobody follows anyone here from there.} one {One person there would stop following someone here. That can’t be undone.} other {# follows from there would end. That can’t be undone.}}',
  known: '{count} already blocked.',
  milder:
    '{count, plural, one {One is only limited in that list, so it’s left out.} other {# are only limited in that list, so they’re left out.}}',
  faulty:
    '{count, plural, one {One line isn’t a server and is left out.} other {# lines aren’t servers and are left out.}}',
  block: 'Block {count, plural, one {this server} other {these # servers}}',
  none: 'No servers are blocked.',
  count: '{count, plural, one {One server is blocked.} other {# servers are blocked.}}',
  lost: '{count, plural, one {one follow ended} other {# follows ended}}',
  unblock: 'Unblock',
  unblockNamed: 'Unblock {domain}',
  download: 'Download as CSV',
  noList:
    'We can’t read that list. Use one domain per line, or a CSV with a “domain” column, with at most 20,000 lines.',
  noServers: 'There’s no server in that list to block.',
  allBlocked: 'Every server in that list is already blocked.',
  longComment: 'Keep it to {most} characters.',
  notBlocked: 'That server isn’t blocked anymore.',
} as const;
