import { NodeSelection } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';
import { deleteSelection } from '@tiptap/pm/commands';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { setCodeLanguage } from '../commands/code-block.ts';
import { moveBlock } from '../commands/move-block.ts';
import { openAttribution, openCalloutTitle, openCaption, setCalloutKind } from '../commands/optional-parts.ts';
import { selectedIn } from '../commands/places.ts';
import { tableCommands } from '../commands/tables.ts';
import { nodes } from '../schema/editor-schema.ts';
import { holdsCaptionOnly } from '../schema/joint-node.ts';
import type { BlockTool, FindBlockTools } from './block-tools.ts';
import { codeLanguages } from './code-languages.ts';

const caption: BlockTool = { key: 'caption', label: messages.caption, sign: messages.caption, command: openCaption };

const tableTools: FindBlockTools = (state) => {
  const figure = isInTable(state) ? selectedIn(state, nodes.tableFigure) : undefined;
  if (figure === undefined) return null;
  const headerRows = Number(figure.node.child(0).attrs['headerRows']);
  const tool = (key: keyof typeof tableCommands, label: string, sign: string): BlockTool => ({
    key,
    label,
    sign,
    isDisabled: !tableCommands[key](state),
    command: tableCommands[key],
  });
  return {
    name: 'table',
    label: messages.tableBar,
    position: figure.position,
    tools: [
      tool('rowAbove', messages.rowAbove, 'rowAbove'),
      tool('rowBelow', messages.rowBelow, 'rowBelow'),
      tool('columnBefore', messages.columnBefore, 'columnBefore'),
      tool('columnAfter', messages.columnAfter, 'columnAfter'),
      tool('deleteRow', messages.deleteRow, 'deleteRow'),
      tool('deleteColumn', messages.deleteColumn, 'deleteColumn'),
      { ...tool('toggleHeaderRow', messages.headerRow, 'headerRow'), isOn: headerRows > 0 },
      tool('toggleHeaderColumn', messages.headerColumn, 'headerColumn'),
      tool('alignLeft', messages.alignLeft, 'alignLeft'),
      tool('alignCentre', messages.alignCentre, 'alignCentre'),
      tool('alignRight', messages.alignRight, 'alignRight'),
      tool('mergeCells', messages.mergeCells, 'mergeCells'),
      tool('splitCell', messages.splitCell, 'splitCell'),
      caption,
      tool('deleteTable', messages.deleteTable, 'deleteBlock'),
    ],
  };
};

const codeTools: FindBlockTools = (state) => {
  const code = selectedIn(state, nodes.codeBlock);
  if (code === undefined) return null;
  const value = (code.node.attrs['language'] as string | null) ?? '';
  const known = codeLanguages.some(([word]) => word === value);
  const language = {
    key: 'language',
    label: messages.codeLanguage,
    value,
    options: known ? codeLanguages : [...codeLanguages, [value, value] as const],
    choose: (word: string) => setCodeLanguage(word === '' ? null : word),
  };
  return { name: 'code', label: messages.codeBar, position: code.position, choices: [language], tools: [caption] };
};

const calloutTools: FindBlockTools = (state) => {
  const callout = selectedIn(state, nodes.callout);
  if (callout === undefined) return null;
  const kind = {
    key: 'kind',
    label: messages.calloutKind,
    value: String(callout.node.attrs['kind']),
    options: [
      ['note', messages.calloutNote],
      ['tip', messages.calloutTip],
      ['warning', messages.calloutWarning],
      ['disclosure', messages.disclosure],
    ] as const,
    choose: setCalloutKind,
  };
  const title = { key: 'title', label: messages.calloutTitle, sign: messages.calloutTitle, command: openCalloutTitle };
  return { name: 'callout', label: messages.calloutBar, position: callout.position, choices: [kind], tools: [title] };
};

const quoteTools: FindBlockTools = (state) => {
  const quote = selectedIn(state, nodes.pullQuote);
  if (quote === undefined) return null;
  const source = { key: 'source', label: messages.attribution, sign: messages.attribution, command: openAttribution };
  return { name: 'pullQuote', label: messages.quoteBar, position: quote.position, tools: [source] };
};

/** What can be done with any block that is selected as a whole. */
const selectedTools: FindBlockTools = ({ selection }) => {
  if (!(selection instanceof NodeSelection) || selection.node.isInline) return null;
  return {
    name: 'block',
    label: messages.blockBar,
    position: selection.from,
    tools: [
      { key: 'up', label: messages.moveUp, sign: 'up', command: moveBlock(-1) },
      { key: 'down', label: messages.moveDown, sign: 'down', command: moveBlock(1) },
      ...(holdsCaptionOnly(selection.node.type) ? [caption] : []),
      { key: 'delete', label: messages.deleteBlock, sign: 'deleteBlock', command: deleteSelection },
    ],
  };
};

/** In the order in which they are asked: the innermost kind first. */
export const ownBlockTools: readonly FindBlockTools[] = [
  tableTools,
  codeTools,
  calloutTools,
  quoteTools,
  selectedTools,
];
