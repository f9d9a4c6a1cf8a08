import { humaniseSlug } from '../../humanise-slug.ts';
import type { Expansion } from './shortcode.ts';
import { escapeHtml, frameHtml } from './neutral-html.ts';
import { block, place, type Replacement, inline } from './shortcode.ts';

const VALUE = /\{\{-?\s*((?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'{}])*?)\s*-?\}\}/g;
const SCALAR = /^(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([\w.-]+))$/;

/** `{{ site.baseurl }}`, `{{ "/path" | url }}`, `{{ "https://…" | embed: "title" }}`. */
export function expandLiquidValues(
  text: string,
  expansion: Expansion,
  assigned: Readonly<Record<string, string>>,
): string {
  return text.replace(VALUE, (written, expression: string, offset: number) => {
    const [value = '', ...filters] = splitPipes(expression);
    const scalar = SCALAR.exec(value.trim());
    const literal = scalar?.[1] ?? scalar?.[2];
    const replacement =
      literal === undefined
        ? variable(scalar?.[3] ?? '', { ...expansion.variables, ...assigned })
        : filtered(literal, filters[0]?.trim() ?? '');
    if (replacement === undefined) expansion.unknown(written);
    return place(
      replacement ?? inline(escapeHtml(written)),
      text.slice(0, offset),
      text.slice(offset + written.length),
    );
  });
}

function splitPipes(expression: string): string[] {
  return expression.match(/(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^|"'])+/g) ?? [];
}

function variable(name: string, variables: Expansion['variables']): Replacement {
  const value = variables[name];
  if (value !== undefined) return inline(value);
  return /^(?:site|page)\.(?:base_?url|url|basurl|baseur|root|filesurl)$|^root_path$/.test(name)
    ? inline('')
    : undefined;
}

function filtered(literal: string, filter: string): Replacement {
  const [name = '', argument = ''] = filter.split(/:(.*)/s);
  const title = argument.trim().replace(/^["']|["']$/g, '');
  switch (name.trim()) {
    case '':
    case 'url':
    case 'u':
    case 'ur':
    case 'relative_url':
    case 'absolute_url':
    case 'prepend':
    case 'asset':
      return inline(literal);
    case 'embed':
      return block(frameHtml(literal, title));
    case 'team_link':
    case 'author_link':
      return inline(escapeHtml(humaniseSlug(literal)));
    case 'team_photo':
    case 'author_photo':
      // A portrait from a directory that is not part of the source; the name stands beside it in the text.
      return inline('');
    default:
      return undefined;
  }
}
