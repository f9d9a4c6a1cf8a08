import type { ThemeRegistration } from 'shiki/types';

/**
 * Kinds of code that are coloured, each with the class that stands in the HTML and the scopes of the
 * grammars that belong to it. The colours themselves are tokens of the style sheet, for light and dark.
 */
const KINDS: readonly { readonly className: string; readonly scopes: readonly string[] }[] = [
  { className: 'c-comment', scopes: ['comment', 'punctuation.definition.comment', 'string.comment'] },
  {
    className: 'c-keyword',
    scopes: ['keyword', 'storage', 'storage.type', 'variable.language', 'constant.language', 'support.type.primitive'],
  },
  {
    className: 'c-string',
    scopes: ['string', 'string.regexp', 'markup.raw', 'meta.embedded.assembly', 'constant.other.symbol'],
  },
  {
    className: 'c-number',
    scopes: ['constant.numeric', 'constant.character', 'constant.other', 'support.constant', 'keyword.other.unit'],
  },
  {
    className: 'c-function',
    scopes: [
      'entity.name.function',
      'support.function',
      'meta.function-call entity.name',
      'entity.name.command',
      'markup.heading',
      'entity.name.section',
    ],
  },
  {
    className: 'c-type',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'entity.name.namespace',
      'entity.other.inherited-class',
      'support.type',
      'support.class',
      'entity.name.tag',
      'support.type.property-name',
      'meta.object-literal.key',
      'entity.other.attribute-name',
      'variable.other.property.toml',
      'entity.name.tag.yaml',
    ],
  },
  {
    className: 'c-meta',
    scopes: [
      'meta.attribute',
      'meta.preprocessor',
      'keyword.control.directive',
      'entity.name.function.preprocessor',
      'meta.decorator',
      'markup.link',
      'entity.name.function.macro',
    ],
  },
  { className: 'c-added', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { className: 'c-removed', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
];

/** Text that no kind names: it gets no element at all. */
const PLAIN_COLOUR = '#000000';

/** A theme whose colours are only signs for our classes: the policy forbids inline styles. */
export const codeTheme: ThemeRegistration = {
  name: 'longhand',
  type: 'light',
  fg: PLAIN_COLOUR,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN_COLOUR, background: '#ffffff' } },
    ...KINDS.map(({ scopes }, index) => ({ scope: [...scopes], settings: { foreground: signOf(index) } })),
    {
      scope: [
        'string.quoted meta.embedded',
        'string meta.interpolation',
        'keyword.operator',
        'storage.type.function.arrow',
      ],
      settings: { foreground: PLAIN_COLOUR },
    },
  ],
};

const classBySign = new Map(KINDS.map(({ className }, index) => [signOf(index), className]));

/** The class for a colour of the theme; undefined for plain text. */
export function classOfColour(colour: string | undefined): string | undefined {
  return colour === undefined ? undefined : classBySign.get(colour.toLowerCase());
}

function signOf(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}
