import { StatusTag, type Tone } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import type { OrderStatus } from '../../states.ts';
import { useTexts } from '../texts.ts';

const TONES = {
  draft: 'neutral',
  submitted: 'info',
  waitlisted: 'warning',
  confirmed: 'success',
  documents: 'warning',
  ready: 'success',
  departed: 'info',
  arrived: 'info',
  delivered: 'success',
  settled: 'neutral',
  refused: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<OrderStatus, Tone>;

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const texts = useTexts();
  return <StatusTag tone={TONES[status]} label={texts.status[status]} />;
}
