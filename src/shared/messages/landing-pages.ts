import type { SitePageText } from './site-pages.ts';

/** Default texts of landing pages that others lead to; the rest is not there until an administrator writes it. */
export const landingPageMessages = {
  ShowWriteLanding: {
    title: 'Write',
    paragraphs: [
      'Whoever has an account on {site} can write here: open a new story, and begin. What you type is kept from the first letter on, also while you are offline.',
      'What you write stays yours. You choose the licence, you may change or take back a story at any time, and you can take all of your stories with you.',
    ],
    points: [
      'Bring what you have written elsewhere: single stories by their address, or a whole archive.',
      'Choose up to five topics, so that readers find your story.',
      'Publish at once, or at a time that you choose.',
      'Gather stories that belong together in a series.',
    ],
  },
  ShowMembershipLanding: {
    title: 'Membership',
    paragraphs: [
      'Most of what is published on {site} can be read by everyone. Stories that their authors keep for members say so, and show their beginning.',
      'A Member reads them whole, every one of them. A Friend shares them with others, too.',
      'What each costs, and whether it can be bought here at the moment, stands on the page of the plans.',
    ],
  },
  ShowPartnerProgramLanding: {
    title: 'Partner program',
    paragraphs: [
      'This is where {site} says whether it pays writers, and by which rules.',
      'This is a default text. Until those who run this site put their own in its place, nothing is promised here.',
    ],
  },
  ShowVerifiedAuthorsLanding: {
    title: 'Authors of books',
    paragraphs: [
      'Whoever has written books can show them on their profile, with their editions and where they can be had.',
      'This is a default text. Those who run this site say here whether and how they verify authors.',
    ],
  },
  ShowMastodon: {
    title: 'Mastodon',
    paragraphs: [
      '{site} is part of the fediverse: thousands of servers, Mastodon among them, whose people follow each other wherever they have an account.',
      'Whoever writes here can let themselves be followed from all of them. Their stories then appear in the timelines there as soon as they are published, and of a member-only story its beginning. Nobody takes part who did not switch it on.',
    ],
    points: [
      'On your own server, search for the name of a writer with the address of this site behind it, and follow.',
      'What is changed or taken back here is changed or taken back there.',
      'Answers and favourites that are given elsewhere stay there.',
    ],
  },
} as const satisfies Readonly<Record<string, SitePageText>>;
