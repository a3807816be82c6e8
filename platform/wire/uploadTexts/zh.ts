/** Upload errors, worded as in documents 5.1 and 8. */
const zh = {
  empty: '文件内容为空，无法上传。',
  executable: '非可执行文件,请上传正确格式文件。',
  disabled: '暂不支持该文件格式。',
  imageFormat: '上传失败，图片格式错误。',
  noExtension: '文件没有扩展名，上传失败。',
  noTrainNo: '车次不能为空。',
  none: '请先上传文件。',
  nameTooLong: (p: { most: number }) => `文件名过长，最多 ${p.most} 个字符，请重新上传。`,
  tooMany: (p: { most: number }) => `上传文件数量不能超过 ${p.most} 个。`,
  limitReached: (p: { most: number }) => `文件数量已达上限（${p.most} 个）。`,
  wrongType: (p: { extensions: string }) => `文件格式不正确, 请上传${p.extensions}格式文件。`,
  tooBig: (p: { count: number; unit: 'KB' | 'MB' }) => `上传文件大小不能超过 ${p.count} ${p.unit}。`,
  folders: {
    empty: '压缩包中没有文件。',
    loose: (p: { name: string }) => `压缩包中的文件须放在以箱号命名的文件夹内，“${p.name}”不在其中。`,
    folder: (p: { name: string }) => `压缩包中的文件夹须以箱号命名，“${p.name}”不是有效箱号。`,
    emptyFolder: (p: { name: string }) => `压缩包中的文件夹“${p.name}”是空的。`,
  },
};
export default zh;
