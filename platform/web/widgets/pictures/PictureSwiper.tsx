import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button, Image } from 'antd';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CODE } from '../../../wire/envelope.ts';
import { FileIcon } from '../fileIcon/FileIcon.tsx';
import { usePreviewTexts } from '../preview/texts.ts';
import { usePicture } from '../upload/usePicture.ts';
import { Carousel, useEmblaState } from './Carousel.tsx';
import { type Picture, type PictureItem, picturesOf } from './pictureItem.ts';
import styles from './pictures.module.css';
import { useInView } from './useInView.ts';

interface PictureSwiperProps {
  items: readonly PictureItem[];
  placeholder?: 'noFiles' | 'noPhotos';
}

const OPTIONS = { breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } };
/** Beside the chosen picture its neighbours are loaded. */
const NEAR = 1;

/** One large picture at a time over a row of small ones (documents 2.8). */
export function PictureSwiper({ items, placeholder = 'noPhotos' }: PictureSwiperProps) {
  const { pictures: texts } = usePreviewTexts();
  const all = picturesOf(items);
  if (all.length === 0) return <p className={styles.none}>{texts[placeholder]}</p>;
  return <Swiper pictures={all} />;
}

function Swiper({ pictures }: { pictures: readonly Picture[] }) {
  const { pictures: texts } = usePreviewTexts();
  const [stage, embla] = useEmblaCarousel(OPTIONS);
  const { at, canBack, canForth } = useEmblaState(embla);
  const [addresses, setAddresses] = useState<Readonly<Record<number, string | null>>>({});
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.swiper}>
      <div className={styles.stage}>
        <div ref={stage} className={styles.stageWindow}>
          <div className={styles.slides}>
            {pictures.map(({ resourceId, name }, index) => (
              <div key={resourceId} className={styles.slide} inert={index !== at}>
                <Large
                  resourceId={resourceId}
                  name={name}
                  isNear={Math.abs(index - at) <= NEAR}
                  onAddress={(address) => setAddresses((known) => ({ ...known, [resourceId]: address }))}
                  onOpen={() => setOpen(true)}
                />
              </div>
            ))}
          </div>
        </div>
        {pictures.length > 1 && (
          <>
            <Button
              className={`${styles.side} ${styles.left}`}
              shape="circle"
              icon={<LeftOutlined />}
              aria-label={texts.before}
              disabled={!canBack}
              onClick={() => embla?.scrollPrev()}
            />
            <Button
              className={`${styles.side} ${styles.right}`}
              shape="circle"
              icon={<RightOutlined />}
              aria-label={texts.after}
              disabled={!canForth}
              onClick={() => embla?.scrollNext()}
            />
          </>
        )}
        <span className={styles.count} role="status">
          {texts.picture({ at: at + 1, total: pictures.length })}
        </span>
      </div>
      {pictures.length > 1 && (
        <Carousel label={texts.list} className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <Small
              key={picture.resourceId}
              picture={picture}
              isChosen={index === at}
              onChoose={() => embla?.scrollTo(index)}
            />
          ))}
        </Carousel>
      )}
      <Image.PreviewGroup
        items={pictures.map(({ resourceId, name }) => ({ src: addresses[resourceId] ?? BLANK, alt: name }))}
        preview={{
          open: isOpen,
          current: at,
          alt: pictures[at]?.name ?? '',
          onOpenChange: setOpen,
          onChange: (to) => embla?.scrollTo(to, true),
          countRender: (current, total) => texts.picture({ at: current, total }),
        }}
      />
    </div>
  );
}

const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

interface LargeProps extends Picture {
  isNear: boolean;
  onAddress: (address: string | null) => void;
  onOpen: () => void;
}

function Large({ resourceId, name, isNear, onAddress, onOpen }: LargeProps) {
  const texts = usePreviewTexts();
  const [isWanted, setWanted] = useState(isNear);
  if (isNear && !isWanted) setWanted(true);
  const { address, error } = usePicture(isWanted ? { resourceId, type: 'HD' } : null);
  const [isBroken, setBroken] = useState(false);
  const reportAddress = useEffectEvent(onAddress);
  useEffect(() => reportAddress(address), [address]);
  const fault = isBroken
    ? texts.fault.abnormalPicture
    : error?.code === CODE.absent
      ? texts.fault.expiredPicture
      : error?.message;
  if (fault !== undefined)
    return (
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    );
  return (
    <button type="button" className={styles.large} aria-label={texts.pictures.open({ name })} onClick={onOpen}>
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
        {address === null ? <FileIcon fileName={name} size={32} /> : <img src={address} alt="" draggable={false} />}
      </button>
    </li>
  );
}
