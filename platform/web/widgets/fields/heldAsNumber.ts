const DECIMAL = /^\d+(\.\d+)?$/;

/** Form.Item props: number or null in the form, decimal text in the field. */
export const heldAsNumber = {
  getValueProps: (held: unknown) => ({ value: typeof held === 'number' ? String(held) : '' }),
  normalize: (text: string): number | null => (DECIMAL.test(text) ? Number(text) : null),
};
