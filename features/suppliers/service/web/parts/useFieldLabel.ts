import type { DetailField, ServiceOrderKind } from '../../kinds.ts';
import { useServiceTexts } from '../texts.ts';

/** Label of a detail: a place is a depot for one kind and a port for another. */
export function useFieldLabel(kind: ServiceOrderKind): (field: DetailField) => string {
  const texts = useServiceTexts();
  const ofKind: Partial<Record<DetailField, string>> = texts.fieldsOf[kind];
  return (field) => ofKind[field] ?? texts.fields[field];
}
