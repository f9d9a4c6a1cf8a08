import { textDirection } from '../../text-direction.ts';
import { element, escapeHtml } from '../html.ts';
import { mailCodeColours, mailColours, type MailColours } from './mail-colours.ts';
import { BREAKS, FULL_WIDTH, LAYOUT, storyWords } from './mail-parts.ts';

/** A row of a mail: words keep a distance from its edges, some pictures go up to them. */
export type MailRow = { readonly html: string; readonly isFull?: boolean };

export type MailShell = {
  /** BCP 47. */
  readonly language: string;
  readonly title: string;
  /** What a list of mails shows behind the subject. */
  readonly preheader: string;
  /** `#` and six or eight hex digits; the site's own where null. */
  readonly accentColor: string | null;
  readonly rows: readonly MailRow[];
};

/**
 * The page that a mail is: a table of 600 pixels that is narrower where the window is. All that matters stands inline;
 * the sheet holds the dark theme and narrow windows, for programs that keep it. Comments for Word stand only here.
 */
export function mailShell({ language, title, preheader, accentColor, rows }: MailShell): string {
  const { light, dark } = mailColours(accentColor);
  const direction = textDirection(language);
  const side = direction === 'rtl' ? 'right' : 'left';
  const cells = rows.map(({ html, isFull }) =>
    element(
      'tr',
      {},
      element(
        'td',
        {
          class: isFull === true ? 't' : 't g',
          align: side,
          style: `padding:0 ${isFull === true ? 0 : 32}px;text-align:${side};${BREAKS};${storyWords(light)}`,
        },
        html,
      ),
    ),
  );
  const bar = element(
    'tr',
    {},
    element(
      'td',
      { class: 'b', height: 4, style: `background-color:${light.accent};font-size:0;line-height:4px` },
      '&nbsp;',
    ),
  );
  const table = element(
    'table',
    {
      ...LAYOUT,
      width: '100%',
      class: 's',
      style: `width:100%;max-width:${FULL_WIDTH}px;background-color:${light.surface}`,
    },
    bar,
    ...cells,
  );
  return `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<style>${BASE}@media (prefers-color-scheme:dark){${darkRules(dark, '')}}</style><style>${darkRules(dark, '[data-ogsc] ')}</style>
<!--[if mso]><style>td,th,p,li,h1,h2,h3,h4,h5{font-family:Georgia,serif}.u{font-family:Arial,sans-serif}table{mso-table-lspace:0;mso-table-rspace:0}</style><![endif]--></head>
<body class="s" style="margin:0;padding:0;background-color:${light.surface}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${PREHEADER_END}</div>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="s" style="background-color:${light.surface}"><tr><td align="center" style="padding:0"><!--[if mso]><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="${FULL_WIDTH}"><tr><td><![endif]-->${table}<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
}

/** Nothing to see: keeps lists of mails from showing the beginning of the mail behind a short preheader. */
const PREHEADER_END = '&#847;&zwnj;&nbsp;'.repeat(60);

const BASE = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
a.n{text-decoration:none!important}@media (max-width:480px){.g{padding-left:20px!important;padding-right:20px!important}.h1{font-size:28px!important;line-height:34px!important}}`;

/** Each class turns one colour that stands inline into that of the dark theme. */
function darkRules(dark: MailColours, before: string): string {
  const rules: readonly (readonly [name: string, property: string, colour: string])[] = [
    ['s', 'background-color', dark.surface],
    ['r', 'background-color', dark.raised],
    ['b', 'background-color', dark.button],
    ['m', 'background-color', dark.marked],
    ['l', 'border-color', dark.border],
    ['al', 'border-color', dark.accent],
    ['tl', 'border-color', dark.words],
    ['t', 'color', dark.words],
    ['f', 'color', dark.faint],
    ['a', 'color', dark.accent],
    ['bw', 'color', dark.buttonWords],
    ...Object.entries(mailCodeColours).map(([name, [, colour]]) => [name, 'color', colour] as const),
  ];
  return rules.map(([name, property, colour]) => `${before}.${name}{${property}:${colour}!important}`).join('');
}
