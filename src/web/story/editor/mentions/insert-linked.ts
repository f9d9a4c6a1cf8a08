import { isSafeHref } from '#shared/story/safe-href.ts';
import { editorSchema, markTypes } from '../schema/editor-schema.ts';
import type { Suggestion } from '../suggestions/suggestion.ts';

/** Puts a linked name in the place of what was typed to find it, and a space to go on. */
export function insertLinked(name: string, href: string): Suggestion['run'] {
  return (view, { from, to }) => {
    const { tr, doc } = view.state;
    const canLink = isSafeHref(href) && doc.resolve(from).parent.type.allowsMarkType(markTypes.link);
    const link = editorSchema.text(name, canLink ? [markTypes.link.create({ href })] : []);
    view.dispatch(tr.replaceWith(from, to, [link, editorSchema.text(' ')]).removeStoredMark(markTypes.link));
  };
}
