import { Alert, Button } from 'antd';
import { Link, useSearchParams } from 'react-router';
import { safeRedirect } from '../../../../platform/web/router/safeRedirect.ts';
import { BACK, BOOKED_LINE } from './paths.ts';
import { useSectionTexts } from './texts.ts';

/** The way back to the booking form that sent the visitor here. */
export function BackToBooking(props: { isReady: (line: string) => boolean }) {
  const texts = useSectionTexts();
  const [params] = useSearchParams();
  const back = params.get(BACK);
  if (back === null) return null;
  const isReady = props.isReady(params.get(BOOKED_LINE) ?? '');
  return (
    <Alert
      type={isReady ? 'success' : 'info'}
      showIcon
      title={isReady ? texts.backReady : texts.backWaiting}
      action={
        <Link to={safeRedirect(back)}>
          <Button type={isReady ? 'primary' : 'default'} tabIndex={-1}>
            {texts.back}
          </Button>
        </Link>
      }
    />
  );
}
