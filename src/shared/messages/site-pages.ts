/** One short text for each link of the footer. They are defaults: a host puts its own in their place. */
export type SitePageText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
};

/** `{site}` is the name of the site. */
export const sitePageMessages = {
  ShowHelp: {
    title: 'Help',
    paragraphs: [
      'Everything that is public on {site} can be read without an account and without scripts.',
      'To find something to read, start at the home page, look at the top stories of a day, or open a topic. Every publication, person and topic has a feed for your feed reader.',
      'If something does not work, please write to the people who run this site and say what you did, what you expected and what happened.',
    ],
  },
  ShowStatus: {
    title: 'Status',
    paragraphs: [
      'If you can read this, {site} answers.',
      'Programs can ask at /healthz whether the server is alive and at /readyz whether it is ready to serve.',
    ],
  },
  ShowAbout: {
    title: 'About',
    paragraphs: [
      '{site} is a place to read and to publish stories: essays, reports, fiction, recipes, notes from work.',
      'It runs on Longhand, free software that anyone can host. What is written here belongs to those who wrote it, under the licence that stands below each story.',
    ],
  },
  ShowJobs: { title: 'Careers', paragraphs: ['There are no open positions at {site} at the moment.'] },
  ShowPress: {
    title: 'Press',
    paragraphs: [
      'Journalists are welcome to quote from public stories with the name of their author and a link.',
      'For questions about {site}, please write to the people who run it.',
    ],
  },
  ShowBlog: {
    title: 'Blog',
    paragraphs: ['News about {site} itself will stand here. Until then, the home page shows what was published last.'],
  },
  ShowPrivacy: {
    title: 'Privacy',
    paragraphs: [
      'Reading on {site} needs no account and no cookie. Pictures and fonts come from this server; nothing is loaded from others until you ask for it, as with an embedded video.',
      'Like every web server, this one sees the network address of those who ask for a page. It uses it to keep the service up.',
      'This is a default text. Those who run this site are responsible for saying here what they store, why, and for how long.',
    ],
  },
  ShowRules: {
    title: 'Rules',
    paragraphs: ['{site} is open to many views. It asks everyone who publishes here to keep to a few rules.'],
    points: [
      'Write as yourself, or say who is speaking.',
      'No threats, no harassment, no hatred against people for who they are.',
      'No private data of others.',
      'Publish only what is yours, or what its licence lets you publish, and name its author.',
      'No spam, and no links that deceive.',
      'Stories and accounts that break the rules can be suspended. Whoever is concerned is told why.',
    ],
  },
  ShowTerms: {
    title: 'Terms',
    paragraphs: [
      'You keep the rights to what you write. By publishing on {site} you let it store your stories and show them to others, under the licence you choose.',
      'The service is offered as it is. Those who run it may change it or end it, and will let you take your stories with you.',
      'This is a default text. Those who run this site are responsible for putting their own terms here.',
    ],
  },
  ShowTextToSpeech: {
    title: 'Text to speech',
    paragraphs: [
      'Stories on {site} are plain, well-structured text: headings, paragraphs, descriptions of pictures. Screen readers and the reading aloud of your browser or phone work with them.',
      'In most browsers, open the reader view or the menu of the page and choose to read aloud.',
    ],
  },
} as const satisfies Readonly<Record<string, SitePageText>>;
