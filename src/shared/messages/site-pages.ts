/** One short text for each link of the footer. They are defaults: a host puts its own in their place. */
export type SitePageText = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  /** The words of a link to where one does what the page is about. */
  readonly action?: string;
};

/** `{site}` is the name of the site. */
export const sitePageMessages = {
  ShowHelp: {
    title: 'Help',
    paragraphs: [
      'Anyone can read everything public on {site}, with no account and no scripts.',
      'To find something to read, start at the home page, check a day’s top stories, or open a topic. Every publication, person and topic has a feed for your feed reader.',
      'If something isn’t working, write to the people who run this site. Tell them what you did, what you expected and what happened.',
    ],
  },
  ShowStatus: {
    title: 'Status',
    paragraphs: [
      'If you can read this, {site} is up.',
      'Programs can check /healthz to see whether the server is alive and /readyz to see whether it’s ready to serve.',
    ],
  },
  ShowAbout: {
    title: 'About',
    paragraphs: [
      '{site} is a place to read and publish stories: essays, reports, fiction, recipes, notes from work.',
      'It runs on Longhand, free software anyone can host. What’s written here belongs to the people who wrote it, under the license shown below each story.',
    ],
  },
  ShowJobs: { title: 'Careers', paragraphs: ['There are no open positions at {site} right now.'] },
  ShowPress: {
    title: 'Press',
    paragraphs: [
      'Journalists are welcome to quote public stories with the author’s name and a link.',
      'For questions about {site}, please write to the people who run it.',
    ],
  },
  ShowBlog: {
    title: 'Blog',
    paragraphs: ['News about {site} will appear here. Until then, the home page shows what’s new.'],
  },
  ShowPrivacy: {
    title: 'Privacy',
    paragraphs: [
      'You don’t need an account or cookies to read {site}. Pictures and fonts come from this server, and nothing loads from anywhere else until you ask for it, such as an embedded video.',
      'Like every web server, this one sees the network address of everyone who asks for a page. It uses it to keep the service running.',
      'This is the default text. The people who run this site need to say here what they store, why, and for how long.',
    ],
  },
  ShowRules: {
    title: 'Rules',
    paragraphs: ['{site} is open to many views. We ask everyone who publishes here to follow a few rules.'],
    points: [
      'Write as yourself, or say who’s speaking.',
      'No threats, no harassment, no hatred toward people for who they are.',
      'Don’t share other people’s private information.',
      'Publish only what’s yours or what a license lets you publish, and credit the author.',
      'No spam and no deceptive links.',
      'Stories and accounts that break the rules can be suspended. We tell the people affected why.',
    ],
  },
  ShowTerms: {
    title: 'Terms',
    paragraphs: [
      'You keep the rights to what you write. By publishing on {site}, you let it store your stories and show them to others under the license you choose.',
      'The service is offered as is. The people who run it may change it or shut it down, and will let you take your stories with you.',
      'This is the default text. The people who run this site need to put their own terms here.',
    ],
  },
  ShowTextToSpeech: {
    title: 'Text to speech',
    paragraphs: [
      'Stories on {site} are plain, well-structured text: headings, paragraphs, picture descriptions. They work with screen readers and with your browser’s or phone’s read-aloud feature.',
      'In most browsers, open the reader view or the page menu and choose to read aloud.',
    ],
  },
} as const satisfies Readonly<Record<string, SitePageText>>;
