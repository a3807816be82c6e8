import { Tour } from 'antd';
import { useEffect, useState } from 'react';
import { usePlatformTexts } from '../../../../platform/web/texts/platformTexts.ts';
import { useShellTexts } from '../texts.ts';
import { SEEN_COOKIE } from './guideWindow.ts';

const STOPS = ['menu', 'search', 'tabs', 'account'] as const;

const placeOf = (stop: string) => document.querySelector<HTMLElement>(`[data-guide="${stop}"]`);

/** Beside tall targets, below wide ones. */
function sideOf(stop: string): 'right' | 'bottom' {
  const height = placeOf(stop)?.offsetHeight ?? 0;
  return height > window.innerHeight / 2 ? 'right' : 'bottom';
}

/** Steps whose target is not on the screen are left out. */
export default function GuideTour({ onDone }: { onDone: () => void }) {
  const { guide } = useShellTexts();
  const { action } = usePlatformTexts();
  const [stops] = useState(() => STOPS.filter((stop) => placeOf(stop) !== null));

  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is only there over https
    document.cookie = SEEN_COOKIE;
  }, []);

  return (
    <Tour
      open
      closable={{ 'aria-label': action.close }}
      onClose={onDone}
      onFinish={onDone}
      steps={stops.map((stop, at) => ({
        title: guide.steps[stop].title,
        description: guide.steps[stop].text,
        target: () => placeOf(stop) ?? document.body,
        placement: sideOf(stop),
        nextButtonProps: { children: at === stops.length - 1 ? guide.finish : guide.next },
        prevButtonProps: { children: guide.previous },
      }))}
    />
  );
}
