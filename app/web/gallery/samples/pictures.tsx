import { useState } from 'react';
import type { UploadedFile } from '../../../../platform/web/widgets/files/uploadCalls.ts';
import { FileCarousel } from '../../../../platform/web/widgets/pictures/FileCarousel.tsx';
import { PictureSwiper } from '../../../../platform/web/widgets/pictures/PictureSwiper.tsx';
import { DragUploader } from '../../../../platform/web/widgets/upload/DragUploader.tsx';
import { MEGABYTE } from '../../../../platform/wire/uploadRule.ts';
import { Variant } from '../Variant.tsx';

const ANY_RULE = { maxBytes: 50 * MEGABYTE, maxFiles: 30 };
const PICTURE = /^image\//;

export default function PicturesSample() {
  const [files, setFiles] = useState<UploadedFile[]>([]);
  return (
    <>
      <Variant
        title={{
          zh: '先上传图片和文件',
          en: 'Upload pictures and files first',
          ru: 'Сначала загрузите файлы',
        }}
      >
        <DragUploader rule={ANY_RULE} value={files} onChange={setFiles} />
      </Variant>
      <Variant title={{ zh: '文件轮播', en: 'Carousel of files', ru: 'Карусель файлов' }}>
        <FileCarousel files={files} />
      </Variant>
      <Variant title={{ zh: '两行', en: 'In two rows', ru: 'В два ряда' }}>
        <FileCarousel files={files} rows={2} placeholder="noPhotos" />
      </Variant>
      <Variant title={{ zh: '图片列表', en: 'Picture list', ru: 'Список изображений' }}>
        <PictureSwiper items={files.filter(({ mimeType }) => PICTURE.test(mimeType))} />
      </Variant>
    </>
  );
}
