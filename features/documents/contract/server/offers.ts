import { SIGN_STATUS } from '../status.ts';
import type { ContractRow, TemplateRow } from './queries.ts';

/** A line of a company's contracts. `past`: its term is over, it was voided, or a newer one is in force. */
export interface Offer {
  template: TemplateRow;
  row: ContractRow | null;
  standing: 'offered' | 'underWay' | 'inForce' | 'past';
  /** to be signed although an earlier version is in force */
  isNewVersion: boolean;
}

interface Signed {
  template: TemplateRow;
  row: ContractRow;
}

const slotOf = ({ contractType, lineType }: TemplateRow) => `${contractType} ${lineType}`;

const isUnderWay = ({ row }: Signed) => row.status === SIGN_STATUS.sent || row.status === SIGN_STATUS.signedByA;

/**
 * What a company has of each kind and line, and what it can sign: nothing beside a contract under way, and beside one
 * in force only its renewal and a version whose operator asks for a new signature. `today`: yyyy-MM-dd.
 */
export function offersOf(templates: readonly TemplateRow[], contracts: readonly Signed[], today: string): Offer[] {
  const slots = [...new Set([...templates, ...contracts.map(({ template }) => template)].map(slotOf))].sort();
  return slots.flatMap((slot) =>
    offersOfSlot(
      templates.filter((template) => slotOf(template) === slot),
      contracts.filter(({ template }) => slotOf(template) === slot),
      today,
    ),
  );
}

function offersOfSlot(templates: readonly TemplateRow[], contracts: readonly Signed[], today: string): Offer[] {
  const signed = contracts
    .filter(({ row }) => row.status === SIGN_STATUS.signed)
    .sort((one, other) => other.row.id - one.row.id);
  const inForce = signed.find(({ row }) => row.voidedAt === null && (row.endDate ?? '') >= today);
  const underWay = contracts.filter(isUnderWay);
  const isNewVersion = (template: TemplateRow) => inForce !== undefined && template.id !== inForce.template.id;
  const offered = underWay.length > 0 ? [] : templates.filter((template) => asksFor(template, inForce));
  return [
    ...(inForce ? [{ ...inForce, standing: 'inForce' as const, isNewVersion: false }] : []),
    ...underWay.map((one) => ({
      ...one,
      standing: 'underWay' as const,
      isNewVersion: isNewVersion(one.template),
    })),
    ...offered.map((template) => ({
      template,
      row: contracts.find((one) => isDraft(one) && one.template.id === template.id)?.row ?? null,
      standing: 'offered' as const,
      isNewVersion: isNewVersion(template),
    })),
    ...signed
      .filter((one) => one !== inForce)
      .map((one) => ({ ...one, standing: 'past' as const, isNewVersion: false })),
  ];
}

const isDraft = ({ row }: Signed) => row.status === SIGN_STATUS.unsigned;

function asksFor(template: TemplateRow, inForce: Signed | undefined): boolean {
  if (inForce === undefined || inForce.row.renewedAt !== null) return true;
  const { asksNewSignature, activatedAt } = template;
  const { signedAt, renewedAt } = inForce.row;
  if (renewedAt !== null) return true;
  if (!asksNewSignature || template.id === inForce.template.id) return false;
  return activatedAt !== null && signedAt !== null && activatedAt > signedAt;
}
