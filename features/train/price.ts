/** What `numeric(12, 2)` holds. */
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

/** Whether a decimal text can be the price of a container: above zero, at most two decimals. */
export const isPrice = (text: string) => AMOUNT.test(text) && Number(text) > 0;
