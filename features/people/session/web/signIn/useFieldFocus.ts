import { useEffect, useRef } from 'react';

/** Focuses the first field, and the first invalid one after errors. */
export function useFieldFocus(errors: { fields: Readonly<Record<string, unknown>> }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // focus would open the keyboard of a phone
    if (matchMedia('(pointer: fine)').matches) element.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(errors.fields).length === 0) return;
    element.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [errors]);
  return element;
}
