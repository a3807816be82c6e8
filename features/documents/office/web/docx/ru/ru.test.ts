import en from '@eigenpal/docx-editor-i18n/en';
import { expect, test } from 'vitest';
import ru from './ru.ts';

/** Parts of the editor that the portal does not show, and names of keys. */
const NOT_SHOWN =
  /^(agentPanel|responsePreview|contextMenu\.(aiActions|ariaLabel|customPrompt)|dialogs\.keyboardShortcuts|toolbar\.reportIssue)|Shortcut$/;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;
const keysOf = (value: unknown, path = ''): string[] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([name, inner]) => keysOf(inner, path === '' ? name : `${path}.${name}`))
    : [path];

test('every word of the editor that the portal shows is there in Russian', () => {
  const known = new Set(keysOf(ru));
  expect(keysOf(en).filter((key) => !known.has(key) && !NOT_SHOWN.test(key))).toEqual([]);
});
