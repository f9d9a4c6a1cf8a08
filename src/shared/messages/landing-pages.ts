import type { SitePageText } from './site-pages.ts';

/** Default texts of landing pages that others lead to; the rest is not there until an administrator writes it. */
export const landingPageMessages = {
  ShowWriteLanding: {
    title: 'Write',
    paragraphs: [
      'Anyone with an account on {site} can write here: open a new story and start. Every word is saved as you type, even while you’re offline.',
      'What you write stays yours. You choose the license, you can change or delete a story at any time, and you can take all your stories with you.',
    ],
    points: [
      'Bring in what you’ve written elsewhere: a single story by its address, or a whole archive.',
      'Choose up to five topics, so readers can find your story.',
      'Publish right away, or at a time you choose.',
      'Group stories that belong together into a series.',
    ],
  },
  ShowCreators: {
    title: 'For writers',
    paragraphs: [
      'People come to {site} to read. Bring them your essays, stories, recipes or notes from work.',
      'The editor saves every word as you type, and what you write stays yours.',
    ],
    points: [
      'Write on your own, with others, or for a publication.',
      'Keep a story for members, or leave it open to everyone.',
      'Hear from readers: claps, highlights, responses and private notes.',
      'Import what you’ve written elsewhere, and export everything whenever you like.',
    ],
    action: 'Start a story',
  },
  ShowGiftLanding: {
    title: 'Give a year of reading',
    paragraphs: [
      'A gift membership opens every member-only story on {site} for a year. It ends on its own, and the person you give it to never needs a card.',
      'We can email it on a day you choose, or you can print a card and hand it over yourself.',
    ],
    action: 'See gift plans',
  },
  ShowBusinessLanding: {
    title: 'For teams, classes and clubs',
    paragraphs: [
      'Give everyone in your group a year of {site} with one payment. Share a single code that keeps count, or get one for each person.',
      'You can limit it to email addresses at your own domain.',
    ],
    action: 'See gift plans',
  },
  ShowChooseLanding: {
    title: 'Choose how you read',
    paragraphs: [
      'Most of what’s published on {site} is open to everyone, and everyone gets a few member-only stories each month.',
      'Members read every story. Friends do too, share stories with anyone, and help writers earn more.',
    ],
    action: 'See all plans',
  },
  ShowMembershipLanding: {
    title: 'Membership',
    paragraphs: [
      'Most of what’s published on {site} is open to everyone. Member-only stories are marked, and anyone can read the beginning.',
      'Members read every one of them in full. Friends can share them with others, too.',
      'See the plans page for what each plan costs and whether memberships are available right now.',
    ],
  },
  ShowPartnerProgramLanding: {
    title: 'Partner Program',
    paragraphs: [
      'Members pay to read {site}. What each member pays goes to the stories that member reads, and nowhere else.',
      'If you’re in the program, you decide for each story whether it’s for members only. Those stories earn.',
    ],
    points: [
      'You find out right away whether you’re in, and if not, why.',
      'The formula is public. So is every number in it, and your statements can be recomputed from it.',
      'A month’s earnings are final on the 5th of the next month, and payouts go out by the 10th.',
    ],
    action: 'See what you need',
  },
  ShowVerifiedAuthorsLanding: {
    title: 'Book authors',
    paragraphs: [
      'If you’ve written books, you can show them on your profile, with their editions and where to buy them.',
      'To get a badge that says you’re a verified author, choose “Apply for author verification” from your account menu. Someone looks at every application within 14 days.',
      'This is the default text. The people who run this site can replace it.',
    ],
  },
  ShowMastodon: {
    title: 'Mastodon',
    paragraphs: [
      '{site} is part of the fediverse: a network of thousands of servers, many of them running Mastodon, whose users can follow each other wherever they have an account.',
      'Writers here can let people follow them from all of those servers. Their stories then show up in timelines there as soon as they’re published; for member-only stories, only the beginning does. Nobody takes part unless they turn it on.',
    ],
    points: [
      'On your own server, search for a writer’s name followed by the address of this site, and follow them.',
      'When a story is edited or deleted here, it’s edited or deleted there, too.',
      'Replies and favorites made elsewhere stay there.',
    ],
  },
} as const satisfies Readonly<Record<string, SitePageText>>;
