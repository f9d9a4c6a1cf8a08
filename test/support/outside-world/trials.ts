import type { Answers } from './name-server.ts';

/** Two addresses of the open internet that this machine has in its own small network. */
export const OPEN = ['93.184.216.34', '2606:2800:220:1::1'] as const;
/** Inner addresses on which a service listens that must never be reached. */
export const INNER = ['127.0.0.1', '::1', '169.254.169.254', '10.0.0.5', 'fd00::5'] as const;

const [V4, V6] = OPEN;

type Trial = {
  readonly what: string;
  readonly address: string;
  readonly names?: Readonly<Record<string, Answers>>;
  /** How often it is asked for; once where absent. */
  readonly times?: number;
  /** What the client says, each time. */
  readonly told: readonly string[];
};

const FINE = 'from the open internet';
const to = (where: string): string => `https://plain.outside.test/?to=${encodeURIComponent(where)}`;

/** A name that leads outside when it is asked for first, and inside from then on. */
function rebinding(kind: string, inner: string, outer: string = V4): Trial {
  const name = `${kind}.rebind.test`;
  return {
    what: `a name that leads to ${inner} the second time`,
    address: `https://${name}/`,
    names: { [name]: [[outer], [inner]] },
    times: 3,
    told: [FINE, 'forbidden', 'forbidden'],
  };
}

const redirected = (where: string, told: string): Trial => ({
  what: `a redirect to ${where}`,
  address: to(where),
  told: [told],
});

export const TRIALS: readonly Trial[] = [
  {
    what: 'an honest host',
    address: 'https://plain.outside.test/',
    names: { 'plain.outside.test': [[V4, V6]] },
    told: [FINE],
  },
  rebinding('loopback', '127.0.0.1'),
  rebinding('cloud', '169.254.169.254'),
  rebinding('house', '10.0.0.5'),
  rebinding('mapped', '::ffff:7f00:1', V6),
  rebinding('unique', 'fd00::5', V6),
  rebinding('loopback6', '::1', V6),
  {
    what: 'a name that leads outside and inside at once',
    address: 'https://both.rebind.test/',
    names: { 'both.rebind.test': [[V4, '127.0.0.1']] },
    told: ['forbidden'],
  },
  {
    what: 'a name that leads outside by IPv4 and inside by IPv6',
    address: 'https://mixed.rebind.test/',
    names: { 'mixed.rebind.test': [[V4, 'fd00::5']] },
    told: ['forbidden'],
  },
  {
    what: 'a redirect of a name to itself, which leads inside by then',
    address: 'https://turn.rebind.test/?to=%2Fsecret',
    names: { 'turn.rebind.test': [[V4], ['127.0.0.1']] },
    told: ['forbidden'],
  },
  redirected('https://127.0.0.1/', 'forbidden'),
  redirected('https://[::1]/', 'forbidden'),
  redirected('https://[::ffff:127.0.0.1]/', 'forbidden'),
  redirected('https://2130706433/', 'forbidden'),
  redirected('https://0x7f.1/', 'forbidden'),
  redirected('https://169.254.169.254/latest/meta-data/', 'forbidden'),
  redirected('https://[fd00::5]/', 'forbidden'),
  redirected('http://plain.outside.test/', 'forbidden'),
  redirected('file:///etc/passwd', 'forbidden'),
  redirected('data:text/plain,secret', 'forbidden'),
  redirected('gopher://127.0.0.1:6379/_FLUSHALL', 'forbidden'),
  redirected('https://a:b@plain.outside.test/', 'forbidden'),
  redirected('https://[', 'redirected'),
  { what: 'a redirect to itself for ever', address: 'https://plain.outside.test/for-ever', told: ['redirected'] },
  { what: 'a body without end', address: 'https://plain.outside.test/endless', told: ['tooLarge'] },
  { what: 'a packed body without end', address: 'https://plain.outside.test/bomb', told: ['tooLarge'] },
  { what: 'a body in drops', address: 'https://plain.outside.test/slow', told: ['tooSlow'] },
  { what: 'no answer at all', address: 'https://plain.outside.test/silent', told: ['tooSlow'] },
];
