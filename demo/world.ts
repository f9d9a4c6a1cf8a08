import type { PlatformRole } from '#shared/moderation/platform-roles.ts';

/** The people and publications of the demo world, written by us; its stories stand in `stories/`. */
export const people = [
  {
    key: 'Marta Oyelaran',
    username: 'marta.oyelaran',
    bio: 'Walks the same eleven miles every week and writes down what moved.',
  },
  {
    key: 'Jonas Lindqvist',
    username: 'jonas',
    bio: 'Archivist. Keeps one drawer of a catalogue that no longer exists.',
  },
  { key: 'Ines Carvalho', username: 'ines', bio: 'Bakes before six, gardens after five.' },
  {
    key: 'Teodora Vance',
    username: 'teodora',
    bio: 'Essays about rooms, and about who is allowed to sit down in them.',
  },
  {
    key: 'Samir Haddad',
    username: 'samir-haddad',
    bio: 'Nineteen years on a night desk. Learning his second alphabet.',
  },
  { key: 'Priya Raman', username: 'priya', bio: 'Builds small machines and explains large ones.' },
  { key: 'Elif Sorensen', username: 'elif', bio: 'Repairs chairs in a shop with one window.' },
  { key: 'Noor Petrov', username: 'noor', bio: 'Reads on the tram, both ways.' },
  { key: 'Wren Abara', username: 'wren', bio: 'Mostly here for the bread.' },
  { key: 'Kofi Lund', username: 'kofi', bio: 'Reads what is reported, and picks what goes into topics.' },
  { key: 'Ruth Amsel', username: 'ruth', bio: 'Keeps the site running, and its settings in order.' },
] as const;

export type PersonName = (typeof people)[number]['key'];

/** Who has a membership, and who works for the site. */
export const members: readonly PersonName[] = ['Noor Petrov', 'Ines Carvalho'];

export const staff: readonly { readonly name: PersonName; readonly roles: readonly PlatformRole[] }[] = [
  { name: 'Ruth Amsel', roles: ['ADMIN'] },
  { name: 'Kofi Lund', roles: ['MODERATOR', 'CURATOR'] },
  { name: 'Samir Haddad', roles: ['CURATOR'] },
];

/** Stories that came out so many days before the site was started, so that there is something new. */
export const newest: Readonly<Record<string, number>> = {
  'The Last Bus Is a Public Room': 2,
  'A Chair With Three Good Legs': 3,
  'The Program That Apologised': 4,
};

/** What curators gather: by tags, and by hand. */
export const topics = [
  {
    slug: 'by-hand',
    name: 'By hand',
    description: 'Bread, hedges, chairs and radios: how people make things that last.',
    tags: ['Craft', 'Making', 'Food'],
    stories: ['A Chair With Three Good Legs', 'The Hedge-Layer’s Calendar', 'Bread Without a Clock'],
  },
  {
    slug: 'after-dark',
    name: 'After dark',
    description: 'Buses, newsrooms and waiting rooms, and who is still awake in them.',
    tags: ['Night', 'Cities'],
    stories: ['The Last Bus Is a Public Room', 'Notes from the Night Desk'],
  },
] as const;

type Said = { readonly by: PersonName; readonly at: string; readonly words: string; readonly to?: number };

/** What was said to stories: a response, or an answer to an earlier one of the same story by its place. */
export const talk: Readonly<Record<string, readonly Said[]>> = {
  'The Last Bus Is a Public Room': [
    {
      by: 'Noor Petrov',
      at: '2026-11-18T07:05:00Z',
      words:
        'I drive the 05:10, which is the same bus, facing the other way. The people who sleep on yours wake up on mine.',
    },
    {
      by: 'Teodora Vance',
      at: '2026-11-18T09:40:00Z',
      words: 'Then you have read the second half of this. Would you write it?',
      to: 0,
    },
    {
      by: 'Noor Petrov',
      at: '2026-11-18T21:15:00Z',
      words: 'On my day off. Which is a Tuesday, so nobody will read it.',
      to: 0,
    },
    {
      by: 'Wren Abara',
      at: '2026-11-18T12:30:00Z',
      words: 'The line about lights going off **with everybody still on it** has followed me around all morning.',
    },
    {
      by: 'Jonas Lindqvist',
      at: '2026-11-19T08:00:00Z',
      words:
        'Our library kept a logbook for the last hour of every day, 1931 to 1968. It says the same four things. I will copy it out for you.',
    },
    { by: 'Elif Sorensen', at: '2026-11-19T18:20:00Z', words: 'Please copy it out for all of us.', to: 4 },
  ],
  'Bread Without a Clock': [
    {
      by: 'Wren Abara',
      at: '2026-11-15T10:10:00Z',
      words: 'Mine said *cupboard* for forty minutes. Then the smoke alarm said something else.',
    },
    { by: 'Ines Carvalho', at: '2026-11-15T11:00:00Z', words: 'An honest loaf. Cover it for longer next time.', to: 0 },
  ],
};

/** Who clapped how often. */
export const claps: Readonly<Record<string, readonly (readonly [PersonName, number])[]>> = {
  'The Last Bus Is a Public Room': [
    ['Noor Petrov', 21],
    ['Wren Abara', 12],
    ['Samir Haddad', 30],
    ['Jonas Lindqvist', 5],
  ],
  'Bread Without a Clock': [
    ['Wren Abara', 50],
    ['Marta Oyelaran', 8],
  ],
  'A Chair With Three Good Legs': [
    ['Ines Carvalho', 14],
    ['Noor Petrov', 3],
  ],
};

/** What publications that are open to guests say, and which published stories wait for their editors. */
export const submissions: readonly {
  readonly slug: string;
  readonly owner: PersonName;
  readonly guidelines: string;
  readonly stories: readonly { readonly title: string; readonly by: PersonName; readonly note: string }[];
}[] = [
  {
    slug: 'slow-field',
    owner: 'Marta Oyelaran',
    guidelines:
      'We print work by people who make, mend or grow things. Tell us what your hands were doing. We answer within two weeks.',
    stories: [
      {
        title: 'A Chair With Three Good Legs',
        by: 'Elif Sorensen',
        note: 'Ines said this might sit well beside the hedge-layer. I can cut the middle if it runs long.',
      },
      {
        title: 'Learning to Read at Forty',
        by: 'Samir Haddad',
        note: 'Not about land, I know. It is about the long way round.',
      },
    ],
  },
];

export const publications = [
  {
    slug: 'slow-field',
    name: 'The Slow Field',
    tagline: 'Land, craft and the long way round',
    description: 'Essays from people who work with things that take their time.',
    owner: 'Marta Oyelaran',
    editors: ['Ines Carvalho'],
    layout: 'grid',
    headerScale: 'large',
    headerColour: '#2f4a35ff',
    headingFont: 'serif',
    featured: ['The Hedge-Layer’s Calendar'],
    about:
      'The Slow Field began as a letter that four neighbours sent round a valley. We publish when something is ready, which is about twice a month, and we pay for what we print.',
  },
  {
    slug: 'night-desk',
    name: 'Night Desk',
    tagline: 'Cities after ten',
    description: 'Reporting and essays on work, rooms and the people who are still up.',
    owner: 'Teodora Vance',
    editors: ['Samir Haddad'],
    layout: 'stream',
    headerScale: 'medium',
    headerColour: '#2a2f55ff',
    headingFont: 'serif',
    featured: ['The Last Bus Is a Public Room'],
    about:
      'Night Desk is edited between ten and two. Everything in it was seen, heard or done by the person who signs it.',
  },
  {
    slug: 'small-engines',
    name: 'Small Engines',
    tagline: 'Machines you can hold in your head',
    description: 'Programs, radios and clocks, taken apart kindly.',
    owner: 'Priya Raman',
    editors: ['Jonas Lindqvist'],
    layout: 'list',
    headerScale: 'small',
    headerColour: '#8a3f22ff',
    headingFont: 'sans',
    featured: ['The Program That Apologised'],
    about:
      'Each piece explains one thing completely. If you build it and it does not work, write to us: we will mend the piece.',
  },
] as const;

/** The first list is the staff picks. */
export const lists = [
  {
    owner: 'Teodora Vance',
    name: 'Staff picks',
    slug: 'staff-picks',
    description: 'What we sent to each other this month.',
    stories: [
      'The Last Bus Is a Public Room',
      'The Program That Apologised',
      'The Hedge-Layer’s Calendar',
      'Learning to Read at Forty',
      'An Index You Can Hold',
    ],
  },
  {
    owner: 'Ines Carvalho',
    name: 'For a long kitchen table',
    slug: 'for-a-long-kitchen-table',
    description: 'To be read aloud while something is in the oven.',
    stories: ['Bread Without a Clock', 'How to Keep a Secret Garden Public', 'A Lamp That Runs on a Stone'],
  },
] as const;

/** Who follows whom: people by name, publications by slug. */
export const follows: Readonly<Record<string, readonly string[]>> = {
  'Marta Oyelaran': ['Ines Carvalho', 'Jonas Lindqvist', 'night-desk'],
  'Jonas Lindqvist': ['Marta Oyelaran', 'Priya Raman', 'slow-field', 'small-engines'],
  'Ines Carvalho': ['Marta Oyelaran', 'Samir Haddad', 'slow-field'],
  'Teodora Vance': ['Samir Haddad', 'Priya Raman', 'slow-field', 'small-engines'],
  'Samir Haddad': ['Teodora Vance', 'Ines Carvalho', 'night-desk'],
  'Priya Raman': ['Jonas Lindqvist', 'Teodora Vance', 'slow-field'],
  'Elif Sorensen': ['Ines Carvalho', 'slow-field'],
  'Noor Petrov': ['Teodora Vance', 'Samir Haddad', 'night-desk'],
  'Wren Abara': ['Ines Carvalho', 'slow-field', 'small-engines'],
};

export const pins: Readonly<Record<string, readonly string[]>> = {
  'Priya Raman': ['The Program That Apologised'],
  'Teodora Vance': ['The Last Bus Is a Public Room'],
};
