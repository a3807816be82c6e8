const DECIMAL = /^\d+(\.\d+)?$/;

/**
 * For a form that holds a number, null for none, where its field shows a decimal text:
 * `<Form.Item name="count" {...heldAsNumber}><QuantityInput isWhole /></Form.Item>`. What is no number is none.
 */
export const heldAsNumber = {
  getValueProps: (held: unknown) => ({ value: typeof held === 'number' ? String(held) : '' }),
  normalize: (text: string): number | null => (DECIMAL.test(text) ? Number(text) : null),
};
