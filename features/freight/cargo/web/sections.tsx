import { useRead } from '../../../../platform/web/query/useRead.ts';
import { LoadError } from '../../../../platform/web/widgets/page/LoadError.tsx';
import { Section } from '../../booking/web/parts.ts';
import { anyCargo, ownCargo } from '../wire.ts';
import { CargoSheet } from './CargoSheet.tsx';
import { Parties } from './Parties.tsx';
import type { CargoCalls } from './useCargo.ts';

interface CargoSectionProps {
  order: { orderBigNo: string };
  title: string;
}

/** Goods and parties of an own order. */
export function OwnCargoSection(props: CargoSectionProps) {
  return <CargoSection {...props} calls={ownCargo} isOwn />;
}

/** Goods and parties of any company's order, for operators. */
export function AnyCargoSection(props: CargoSectionProps) {
  return <CargoSection {...props} calls={anyCargo} isOwn={false} />;
}

const REFETCH_MS = 30_000;

function CargoSection(props: CargoSectionProps & { calls: CargoCalls; isOwn: boolean }) {
  const { order, title, calls, isOwn } = props;
  const { orderBigNo } = order;
  const read = useRead(calls.detail, { orderBigNo }, { refetchEveryMs: REFETCH_MS });
  const { refetch } = read;
  if (!read.data)
    return (
      <Section title={title}>{read.error && <LoadError error={read.error} onRetry={() => void refetch()} />}</Section>
    );
  return (
    <Section title={title}>
      <Parties detail={read.data} calls={calls} isOwn={isOwn} />
      <CargoSheet key={orderBigNo} detail={read.data} calls={calls} refetch={async () => (await refetch()).data} />
    </Section>
  );
}
