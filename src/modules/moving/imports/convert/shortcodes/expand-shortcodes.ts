import type { ImportProblem } from '../../imported-story.ts';
import type { ConvertOptions } from '../conversion.ts';
import { mapOutsideCode } from '../map-outside-code.ts';
import { expandHugo } from './expand-hugo.ts';
import { expandLiquid } from './expand-liquid.ts';
import { expandWordpress } from './expand-wordpress.ts';
import { expandZola } from './expand-zola.ts';
import type { Expansion } from './shortcode.ts';

export type Expanded = { readonly text: string; readonly problems: readonly ImportProblem[] };

/** Turns the shortcodes and templates of the body's dialect into neutral HTML and Markdown; code is left alone. */
export function expandShortcodes(text: string, options: ConvertOptions): Expanded {
  const unknown = new Set<string>();
  const expansion: Expansion = {
    variables: options.variables ?? {},
    own: options.shortcodes ?? {},
    unknown: (name) => void unknown.add(name),
  };
  const expanded = expand(text, options.dialect ?? 'plain', expansion);
  const problems = [...unknown].map((name): ImportProblem => ({
    kind: 'unknownConstruct',
    file: options.file,
    reason: `The shortcode “${name.slice(0, 120)}” isn’t one we know, so it stayed as text.`,
  }));
  return { text: expanded, problems };
}

function expand(text: string, dialect: NonNullable<ConvertOptions['dialect']>, expansion: Expansion): string {
  switch (dialect) {
    case 'hugo':
      return mapOutsideCode(text, (prose) => expandHugo(prose, expansion));
    case 'liquid':
      return expandLiquid(text, expansion);
    case 'zola':
      return mapOutsideCode(text, (prose) => expandZola(prose, expansion));
    case 'wordpress':
      return mapOutsideCode(text, (prose) => expandWordpress(prose, expansion));
    case 'ghost':
    case 'medium':
    case 'substack':
    case 'plain':
      return text;
  }
}
