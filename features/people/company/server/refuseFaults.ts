import type { FormFaults, RegistrationField } from '../registration.ts';
import { type texts, userError } from './texts.ts';

/** Refuses a form with faults, each at its field. `among`: the fields that count; absent: all. */
export function refuseFaults(faults: FormFaults, among?: readonly RegistrationField[]): void {
  const counted: readonly string[] | undefined = among;
  const fields = Object.entries(faults)
    .filter(([field]) => counted?.includes(field) ?? true)
    .map(([field, fault]) => [field, (t: (typeof texts)['zh']) => t.faults[fault]] as const);
  if (fields.length > 0) throw userError.withFields((t) => t.check, Object.fromEntries(fields));
}
