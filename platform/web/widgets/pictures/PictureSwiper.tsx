import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { type PointerEvent, useRef, useState } from 'react';
import { CODE } from '../../../wire/envelope.ts';
import { FileIcon } from '../fileIcon/FileIcon.tsx';
import { openPreview } from '../preview/openPreview.ts';
import { usePreviewTexts } from '../preview/texts.ts';
import { usePicture } from '../upload/usePicture.ts';
import { type PictureItem, previewsOf } from './pictureItem.ts';
import styles from './pictures.module.css';
import { Track } from './Track.tsx';
import { useInView } from './useInView.ts';

interface PictureSwiperProps {
  items: readonly PictureItem[];
  placeholder?: 'noFiles' | 'noPhotos';
}

type Picture = ReturnType<typeof previewsOf>[number];

const SWIPE_PX = 50;

export function PictureSwiper({ items, placeholder = 'noPhotos' }: PictureSwiperProps) {
  const { pictures: texts } = usePreviewTexts();
  const [chosen, setChosen] = useState(0);
  const begin = useRef(0);
  const all = previewsOf(items);
  const at = Math.min(chosen, all.length - 1);
  const picture = all[at];
  if (!picture) return <p className={styles.none}>{texts[placeholder]}</p>;
  const step = (distance: 1 | -1) => setChosen(Math.min(all.length - 1, Math.max(0, at + distance)));
  const swipe = (event: PointerEvent) => {
    const distance = event.clientX - begin.current;
    if (event.pointerType === 'touch' && Math.abs(distance) > SWIPE_PX) step(distance < 0 ? 1 : -1);
  };
  return (
    <div className={styles.swiper}>
      <div
        className={styles.stage}
        onPointerDown={({ clientX }) => {
          begin.current = clientX;
        }}
        onPointerUp={swipe}
      >
        <Large key={picture.key} picture={picture} onOpen={() => openPreview(all, picture.key)} />
        {all.length > 1 && (
          <>
            <Button
              className={`${styles.side} ${styles.left}`}
              shape="circle"
              icon={<LeftOutlined />}
              aria-label={texts.before}
              disabled={at === 0}
              onClick={() => step(-1)}
            />
            <Button
              className={`${styles.side} ${styles.right}`}
              shape="circle"
              icon={<RightOutlined />}
              aria-label={texts.after}
              disabled={at === all.length - 1}
              onClick={() => step(1)}
            />
          </>
        )}
        <span className={styles.count} role="status">
          {texts.picture({ at: at + 1, total: all.length })}
        </span>
      </div>
      {all.length > 1 && (
        <Track label={texts.list} length={all.length} className={styles.thumbs}>
          {all.map((one, index) => (
            <Small key={one.key} picture={one} isChosen={index === at} onChoose={() => setChosen(index)} />
          ))}
        </Track>
      )}
    </div>
  );
}

function Large({ picture, onOpen }: { picture: Picture; onOpen: () => void }) {
  const texts = usePreviewTexts();
  const { resourceId, name } = picture;
  const { address, error } = usePicture({ resourceId, type: 'HD' });
  const [isBroken, setBroken] = useState(false);
  if (error)
    return (
      <p className={styles.fault} role="alert">
        {error.code === CODE.absent ? texts.fault.expiredPicture : error.message}
      </p>
    );
  if (isBroken)
    return (
      <p className={styles.fault} role="alert">
        {texts.fault.abnormalPicture}
      </p>
    );
  return (
    <button
      type="button"
      className={styles.large}
      aria-label={texts.pictures.open({ name })}
      onClick={onOpen}
    >
      {address !== null && <img src={address} alt={name} draggable={false} onError={() => setBroken(true)} />}
    </button>
  );
}

interface SmallProps {
  picture: Picture;
  isChosen: boolean;
  onChoose: () => void;
}

function Small({ picture: { resourceId, name }, isChosen, onChoose }: SmallProps) {
  const itemRef = useRef<HTMLLIElement>(null);
  const isInView = useInView(itemRef);
  const small = usePicture(isInView ? { resourceId, type: 'THUMB' } : null);
  // fallback until the thumbnail exists
  const whole = usePicture(small.error ? { resourceId, type: 'HD' } : null);
  const address = small.address ?? whole.address;
  return (
    <li ref={itemRef} className={styles.small}>
      <button type="button" aria-label={name} aria-pressed={isChosen} title={name} onClick={onChoose}>
        {address === null ? <FileIcon fileName={name} size={32} /> : <img src={address} alt="" />}
      </button>
    </li>
  );
}
