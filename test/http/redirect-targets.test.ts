import { beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#test/support/ask.ts';
import { hostileRedirects } from '#test/support/hostile-redirects.ts';
import { openProgram } from '#test/support/open-site.ts';
import { callbackPath, signIn, type SignedIn, tokenFor } from '#test/support/sign-in.ts';

const program = await openProgram();
let reader: SignedIn;
let hostile: readonly string[];
beforeAll(async () => {
  reader = await signIn(program);
  hostile = hostileRedirects(new URL(program.url).host);
});

/** Every redirect parameter that the program reads; each answers where it would lead. */
const ways: readonly {
  readonly name: string;
  readonly follow: (target: string) => Promise<Answer>;
  /** Where the answer must lead for a target that is refused. */
  readonly home: (location: string) => boolean;
}[] = [
  {
    name: 'the target of a login token',
    follow: async (target) => {
      const token = await tokenFor(program, visitorCookie, { personId: program.world.people.bela, redirect: target });
      return program.ask(callbackPath(token), { headers: { cookie: visitorCookie } });
    },
    home: (location) => location === '/',
  },
  {
    name: 'the target of a new account',
    follow: async (target) => {
      const proven = { personId: program.world.people.bela, redirect: target, operation: 'register' } as const;
      const token = await tokenFor(program, visitorCookie, proven);
      return program.ask(callbackPath(token), { headers: { cookie: visitorCookie } });
    },
    home: (location) => location === '/get-started',
  },
  {
    name: '/m/token of a custom domain',
    follow: (target) =>
      program.ask(`http://${program.domain}/m/token?redirect=${encodeURIComponent(target)}`, {
        headers: { cookie: visitorCookie },
      }),
    home: (location) =>
      /^http:\/\/127\.0\.0\.1:\d+\/m\/token\?host=[^&]+&state=[0-9a-f]{64}&redirect=%2F&operation=login$/.test(
        location,
      ),
  },
  {
    name: '/m/token of the main site, signed out',
    follow: (target) => program.ask(domainStep({ redirect: target })),
    home: (location) => {
      const path = new URL(location, program.url).searchParams.get('redirect') ?? '';
      return location.startsWith('/m/signin?') && new URL(path, program.url).searchParams.get('redirect') === '/';
    },
  },
  {
    name: 'the domain that a reader wants to go to',
    follow: (target) => program.ask(domainStep({ host: target }), { headers: { cookie: reader.cookie } }),
    home: (location) => location === '/',
  },
];

const AT_ONCE = 20;
const visitorCookie = `visitor=${'v'.repeat(22)}`;

function domainStep(changes: Readonly<Record<string, string>>): string {
  return `/m/token?${new URLSearchParams({ host: program.domain, state: 'a'.repeat(64), redirect: '/', ...changes }).toString()}`;
}

describe.each(ways)('$name', ({ follow, home }) => {
  test('no hostile spelling leads anywhere', async () => {
    expect(hostile.length).toBeGreaterThan(678);
    const led: string[] = [];
    const check = async (target: string): Promise<void> => {
      const { status, headers } = await follow(target);
      const { location } = headers;
      if (![302, 303].includes(status) || location === undefined || !home(location))
        led.push(`${target} → ${status} ${location}`);
    };
    for (let start = 0; start < hostile.length; start += AT_ONCE) {
      // Limits count by this clock.
      program.clock.advance(AT_ONCE * 1_000);
      await Promise.all(hostile.slice(start, start + AT_ONCE).map(check));
    }
    expect(led).toEqual([]);
  });
});

test('a path of ours is followed by each: the control', async () => {
  const locations: (string | undefined)[] = [];
  for (const { follow } of ways.slice(0, 3)) {
    program.clock.advance(1_000);
    locations.push((await follow('/@bela?tab=lists')).headers.location);
  }
  expect(locations[0]).toBe('/@bela?tab=lists');
  expect(locations[1]).toBe('/get-started?redirectUrl=%2F%40bela%3Ftab%3Dlists');
  expect(locations[2]).toMatch(/&redirect=%2F%40bela%3Ftab%3Dlists&operation=login$/);
});
