import { type Command, Selection } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';

/**
 * Runs a command of tables on rows of equal length: a story may have come with rows that lack cells, which stay as
 * they are until somebody changes their table. Filling them up and the command are one change, undone as one.
 */
export function withWholeTable(command: Command): Command {
  return (state, dispatch) => {
    const filled = fixTables(state);
    if (filled === undefined) return command(state, dispatch);
    return command(
      state.apply(filled),
      dispatch &&
        ((change) => {
          for (const step of change.steps) filled.step(step);
          dispatch(filled.setSelection(Selection.fromJSON(filled.doc, change.selection.toJSON())).scrollIntoView());
        }),
    );
  };
}
