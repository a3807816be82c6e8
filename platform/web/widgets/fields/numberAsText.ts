const DECIMAL = /^\d+(\.\d+)?$/;

/** Form.Item props: number or null in the form, decimal text in the field. */
export const numberAsText = {
  getValueProps: (value: unknown) => ({ value: typeof value === 'number' ? String(value) : '' }),
  normalize: (text: string): number | null => (DECIMAL.test(text) ? Number(text) : null),
};
