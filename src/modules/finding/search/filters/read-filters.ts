import { BadFilter, type Filter, type FilterClauses } from './filter.ts';
import { readLiteral } from './read-literal.ts';
import { type Token, readTokens } from './read-tokens.ts';

/** The grammar of `filters`: alternatives joined by OR in brackets, these joined by AND, NOT before one. */
export function readFilters(text: string): FilterClauses {
  const tokens = readTokens(text);
  if (tokens.length === 0) return [];
  const state = { tokens, place: 0 };
  const clauses = readAll(state, text);
  if (state.place < tokens.length) throw unexpected(state, text);
  return clauses;
}

type State = { readonly tokens: readonly Token[]; place: number };

/** AND binds closer than OR, so that of both side by side one must stand in brackets. */
function readAll(state: State, text: string): (readonly Filter[])[] {
  const parts = [readPart(state, text)];
  let joint: 'and' | 'or' | undefined;
  for (;;) {
    const next = state.tokens[state.place];
    if (next?.kind !== 'and' && next?.kind !== 'or') break;
    if (joint !== undefined && joint !== next.kind) throw tooDeep();
    joint = next.kind;
    state.place += 1;
    parts.push(readPart(state, text));
  }
  if (joint !== 'or') return parts.flat();
  const alternatives = parts.map((clauses) => {
    if (clauses.length !== 1) throw tooDeep();
    return clauses[0] ?? [];
  });
  const all = alternatives.flat();
  if (new Set(all.map(({ kind }) => kind === 'facet')).size > 1) {
    throw new BadFilter('filters: different types are not allowed in the same OR.');
  }
  return [all];
}

function readPart(state: State, text: string): (readonly Filter[])[] {
  const token = state.tokens[state.place];
  if (token === undefined) throw unexpected(state, text);
  state.place += 1;
  if (token.kind === 'open') {
    const inside = readAll(state, text);
    if (state.tokens[state.place]?.kind !== 'close') throw unexpected(state, text);
    state.place += 1;
    return inside;
  }
  const isNot = token.kind === 'not';
  const literal = isNot ? state.tokens[state.place] : token;
  if (literal?.kind !== 'literal') throw unexpected({ ...state, place: state.place - (isNot ? 0 : 1) }, text);
  if (isNot) state.place += 1;
  return [[readLiteral(literal.text, isNot)]];
}

function unexpected({ tokens, place }: State, text: string): BadFilter {
  const token = tokens[place];
  if (token === undefined) return new BadFilter(`filters: Unexpected token EOF expected string at col ${text.length}`);
  return new BadFilter(`filters: Unexpected token ${text.slice(token.start, token.start + 20)} at col ${token.start}`);
}

function tooDeep(): BadFilter {
  return new BadFilter('filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed');
}
