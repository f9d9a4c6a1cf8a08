import { Plugin } from '@tiptap/pm/state';
import { leaveNote, openNote } from '../commands/footnotes.ts';
import { nodes } from '../schema/editor-schema.ts';

/** Presses on parts of the text: a task's mark ticks it, the number of a note leads to the note. */
export function editorClicks(): Plugin {
  return new Plugin({
    props: {
      handleClickOn: (view, _position, node, nodePosition, event) => {
        const isMark = event.target instanceof Element && event.target.classList.contains('task-mark');
        if (isMark && node.type === nodes.listItem) {
          view.dispatch(view.state.tr.setNodeAttribute(nodePosition, 'checked', node.attrs['checked'] !== true));
          return true;
        }
        if (node.type === nodes.footnoteReference) {
          return openNote(String(node.attrs['footnoteId']))(view.state, view.dispatch);
        }
        return false;
      },
      // Links of a text that is being written are edited, not followed, unless the writer asks by a key.
      handleClick: (_view, _position, event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
        if (link === null || !(event.ctrlKey || event.metaKey)) return false;
        window.open(link.getAttribute('href') ?? '', '_blank', 'noopener,noreferrer');
        return true;
      },
      handleKeyDown: (view, event) => {
        if (event.key !== 'Escape' || event.isComposing) return false;
        if (leaveNote(view.state, view.dispatch)) return true;
        // Tab belongs to lists, code and tables: Escape lets a keyboard out of the text.
        view.dom.blur();
        return true;
      },
    },
  });
}
