import type { UploadRule } from '../../../../wire/uploadRule.ts';

/** File dialog; [] on cancel. */
export function pickFiles({ extensions = [] }: UploadRule, isMultiple: boolean): Promise<File[]> {
  const { promise, resolve } = Promise.withResolvers<File[]>();
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = isMultiple;
  input.accept = extensions.map((extension) => `.${extension}`).join(',');
  input.addEventListener('change', () => resolve([...(input.files ?? [])]));
  input.addEventListener('cancel', () => resolve([]));
  input.click();
  return promise;
}
