import { Extension } from '@tiptap/core';
import { INDENT_EM, MAX_INDENT } from '../../../../../libs/richText/richText.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    indent: {
      /** Indents (1) or outdents (-1) the selected paragraphs or list item. */
      indentBy: (step: 1 | -1) => ReturnType;
    };
  }
}

const BLOCKS = ['paragraph', 'heading'];
const EM = /^(\d+)em$/;

const stepOf = (margin: string) => Math.min(MAX_INDENT, Math.round(Number(EM.exec(margin)?.[1] ?? 0) / INDENT_EM));

export const Indent = Extension.create({
  name: 'indent',
  addGlobalAttributes() {
    return [
      {
        types: BLOCKS,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => stepOf(element.style.marginLeft),
            renderHTML: ({ indent }) => (indent > 0 ? { style: `margin-left: ${indent * INDENT_EM}em` } : {}),
          },
        },
      },
    ];
  },
  addCommands() {
    return {
      indentBy:
        (step) =>
        ({ editor, state, tr, commands }) => {
          if (editor.isActive('listItem')) {
            return step > 0 ? commands.sinkListItem('listItem') : commands.liftListItem('listItem');
          }
          const { from, to } = state.selection;
          let hasChanged = false;
          state.doc.nodesBetween(from, to, (node, position) => {
            if (!BLOCKS.includes(node.type.name)) return;
            const indent = Math.max(0, Math.min(MAX_INDENT, Number(node.attrs.indent) + step));
            if (indent === node.attrs.indent) return;
            tr.setNodeAttribute(position, 'indent', indent);
            hasChanged = true;
          });
          return hasChanged;
        },
    };
  },
});
