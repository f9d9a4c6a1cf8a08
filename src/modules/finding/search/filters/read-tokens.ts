import { BadFilter } from './filter.ts';

export type Token = {
  readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'literal';
  readonly text: string;
  readonly start: number;
};

/** `name:value`, `name:1 TO 3`, `name >= 1`, a value alone; names and values may stand in quotes. */
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const NAME = String.raw`(?:${QUOTED}|[^\s:<>=!()"',]+)`;
const VALUE = String.raw`(?:${QUOTED}|[^\s()"',]+)`;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const TOKEN = new RegExp(
  String.raw`\s*(?:(?<open>\()|(?<close>\))|(?<word>AND|OR|NOT)(?![\w:])|` +
    String.raw`(?<literal>${NAME}\s*:\s*${NUMBER}\s+TO\s+${NUMBER}|${NAME}\s*(?:<=|>=|!=|<|>|=)\s*${NUMBER}|${NAME}\s*:\s*${VALUE}|${NAME}))`,
  'y',
);
/** Own judgement: longer ones are made by no page. */
const MOST_LETTERS = 4_096;

/** Cuts a filter into what it is made of. Throws `BadFilter` where it is none. */
export function readTokens(text: string): readonly Token[] {
  if (text.length > MOST_LETTERS) throw new BadFilter('filters: too long');
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  let place = 0;
  while (place < end) {
    TOKEN.lastIndex = place;
    const match = TOKEN.exec(text);
    if (match === null)
      throw new BadFilter(`filters: Unexpected token ${text.slice(place, place + 20)} at col ${place}`);
    const { open, close, word, literal = '' } = match.groups ?? {};
    const written = open ?? close ?? word ?? literal;
    tokens.push({ kind: kindOf(open, close, word), text: written, start: TOKEN.lastIndex - written.length });
    place = TOKEN.lastIndex;
  }
  return tokens;
}

function kindOf(open: string | undefined, close: string | undefined, word: string | undefined): Token['kind'] {
  if (open !== undefined) return 'open';
  if (close !== undefined) return 'close';
  switch (word) {
    case 'AND':
      return 'and';
    case 'OR':
      return 'or';
    case 'NOT':
      return 'not';
    default:
      return 'literal';
  }
}
