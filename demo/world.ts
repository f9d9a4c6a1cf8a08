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
] as const;

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
};

export const pins: Readonly<Record<string, readonly string[]>> = {
  'Priya Raman': ['The Program That Apologised'],
  'Teodora Vance': ['The Last Bus Is a Public Room'],
};
