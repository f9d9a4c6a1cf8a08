import { DEFAULT_ACCENT } from '#shared/design/site-look.ts';
import { DEFAULT_SITE_NAME } from '#shared/site-name.ts';
import { STORY_LANGUAGES } from '#shared/text/story-languages.ts';
import { oneLine } from './setting-forms.ts';

/** What the site is called and looks like, and whether it rests (rules 253 and 254). */
export const siteSettings = {
  'site.name': {
    pattern: /^[^\p{Cc}<>"]{1,50}$/u,
    form: 'a line of at most 50 characters, without quotation marks or angle brackets',
    isGood: (value: string) => value.trim() === value,
    defaultValue: DEFAULT_SITE_NAME,
    purpose: 'What this site is called on its pages and in mail, feeds, receipts and apps.',
  },
  'site.logoImageId': {
    pattern: /^[0-9a-f]{32}$/,
    form: 'the ID of a picture on this site',
    defaultValue: '',
    purpose:
      'What’s shown beside the name: on pages, in mail, on tabs and home screens. Square is best, and at least 512 pixels wide. Browsers may show the old one for a day.',
  },
  'site.accentColor': {
    pattern: /^#[0-9a-f]{6}$/,
    form: 'a color, such as #1f4f46',
    defaultValue: DEFAULT_ACCENT,
    purpose:
      'The color of links and buttons. Where it would make text hard to read, we darken or lighten it as needed. Publications and people keep their own.',
  },
  'site.languages': {
    pattern: /^[a-z]{2,3}( [a-z]{2,3}){0,80}$/,
    form: 'languages (BCP 47) separated by spaces, such as de en',
    isGood: (value: string) => value.split(' ').every((language) => STORY_LANGUAGES.includes(language)),
    defaultValue: 'en',
    purpose:
      'The languages your readers read. The front page shows a publication’s stories in these languages first. Stories in other languages can still be written and found; menus and mail are in English.',
  },
  'site.mode': {
    choices: ['normal', 'readOnly', 'maintenance'],
    defaultValue: 'normal',
    purpose:
      'While you work on the site: if it’s read-only, only administrators can change anything; if it’s down for maintenance, only staff can even see it. Mail, payments and all other jobs wait. Sign in with a password or a passkey.',
  },
  'site.modeText': {
    ...oneLine,
    defaultValue: '',
    purpose: 'What people are told in the meantime: what you’re doing, and until when. Leave it empty to use our text.',
  },
} as const;
