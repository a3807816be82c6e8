import { useEffect, useRef } from 'react';

/** Puts the cursor into the first field of a form, and into the first wrong one whenever something is wrong. */
export function useFieldFocus(errors: { fields: Readonly<Record<string, unknown>> }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // on a phone focus would raise the keyboard over the page
    if (matchMedia('(pointer: fine)').matches) element.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(errors.fields).length === 0) return;
    element.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [errors]);
  return element;
}
