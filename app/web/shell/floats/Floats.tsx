import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import { Popover } from 'antd';
import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { loadChunk } from '../../../../platform/web/router/loadChunk.ts';
import { type Point, useDrag } from '../../../../platform/web/widgets/drag/useDrag.ts';
import { COMING_ROUTES } from '../../router/comingRoutes.ts';
import { PagesContext } from '../../router/pagesContext.ts';
import { LCL_PATH } from '../links/linkTargets.tsx';
import { useShellTexts } from '../texts.ts';
import styles from './floats.module.css';
import { keepPlace, readPlace } from './keptPlace.ts';
import { LclPicture } from './LclPicture.tsx';
import { useFreePlace } from './useFreePlace.ts';

const ServiceCode = lazy(() => loadChunk(() => import('./ServiceCode.tsx')));
// comes after the page: its list and its ear to the server are for later
const ChatIcon = lazy(() => loadChunk(() => import('../../../../features/chat/web/window/ChatIcon.tsx')));

/** The lower right corner, brought inside the window when it is drawn. */
const CORNER: Point = { left: 10_000, top: 10_000 };

/** Whether consolidation can be booked: its page is there. */
function useLclOpen(): boolean {
  const pages = useContext(PagesContext);
  const isComing = COMING_ROUTES.some(({ path }) => path === LCL_PATH);
  return !isComing && pages.some(({ path }) => path === LCL_PATH);
}

/**
 * The chat, and for customers customer service's code and the way to consolidation, floating over the page
 * (portal 2.5, 2.8). They can be moved, stay where they were put, and give way to whatever can be pressed below them; where
 * there is no room at all, they shrink into the page's edge.
 */
export function Floats({ hasChat, hasService }: { hasChat: boolean; hasService: boolean }) {
  const { floats } = useShellTexts();
  const box = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<Point>(() => readPlace() ?? CORNER);
  const isLclOpen = useLclOpen();
  const put = (to: Point) => {
    setWanted(to);
    keepPlace(to);
  };
  const [standing, setStanding] = useState<Point>(CORNER);
  const { isHeld, handlers } = useDrag(standing, setWanted, put);
  const place = useFreePlace(box, wanted, isHeld);
  if (place && (place.left !== standing.left || place.top !== standing.top)) setStanding(place);
  const [isSettled, setSettled] = useState(false);
  // the first place is where it appears, not somewhere it glides to
  useEffect(() => setSettled(place !== undefined && place !== null), [place]);

  return (
    <aside
      ref={box}
      className={styles.floats}
      aria-label={floats.label}
      data-held={isHeld}
      data-settled={isSettled}
      data-shrunk={place === null}
      style={place ? { transform: `translate(${place.left}px, ${place.top}px)` } : undefined}
      hidden={place === undefined ? true : undefined}
      {...handlers}
    >
      {hasChat && (
        <Suspense fallback={<span className={styles.float} />}>
          <ChatIcon className={styles.float} />
        </Suspense>
      )}
      {hasService && <ServiceCodeButton />}
      {hasService && isLclOpen && (
        <Link
          to={LCL_PATH}
          className={styles.float}
          aria-label={floats.lcl}
          title={floats.lcl}
          draggable={false}
        >
          <LclPicture />
        </Link>
      )}
    </aside>
  );
}

function ServiceCodeButton() {
  const { floats } = useShellTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      trigger="click"
      placement="leftBottom"
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <Suspense fallback={<div className={styles.codeRoom} />}>{isOpen && <ServiceCode />}</Suspense>
      }
    >
      <button type="button" className={styles.float} aria-label={floats.qr} title={floats.move}>
        <QrcodeOutlined />
      </button>
    </Popover>
  );
}
