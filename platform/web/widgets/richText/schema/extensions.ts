import type { Extensions } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import { BackgroundColor, Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import StarterKit from '@tiptap/starter-kit';
import { LINK_REL, sanitizeLink } from '../../../../wire/richText.ts';
import { Indent } from './indent.ts';
import { Picture } from './picture.ts';
import { VideoBlock } from './video.ts';

/** Editor schema, equal to the allowlist of `platform/wire/richText.ts`. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: LINK_REL, target: '_blank' },
      isAllowedUri: (address) => sanitizeLink(address) !== null,
    },
    trailingNode: false,
  }),
  TextStyle,
  Color,
  BackgroundColor,
  FontSize,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Indent,
  Picture,
  VideoBlock,
];
