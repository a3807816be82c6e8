import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: ['文件不存在或已被删除。', 'File not found or already deleted.', 'Файл не найден или удалён.'],
    closed: [
      '编辑已结束，请重新打开文件。',
      'This editing session has ended. Please please open the file again.',
      'Сеанс редактирования завершён. Откройте файл снова.',
    ],
    oldSheet: [
      '无法读取excel文件的内容,当前不支持xls文件!',
      'The content of this Excel file cannot be read: .xls is not supported, save it as .xlsx.',
      'Не удалось прочитать файл Excel: формат .xls не поддерживается, сохраните его как .xlsx.',
    ],
    otherType: [
      '只能在线编辑 Word（docx）和 Excel（xlsx）文件。',
      'Only Word (.docx) and Excel (.xlsx) files can be edited online.',
      'Онлайн можно редактировать только файлы Word (.docx) и Excel (.xlsx).',
    ],
    tooBig: [
      '文件超过 20 MB，无法在线打开，请下载后查看。',
      'The file is larger than 20 MB and cannot be opened online. Please download it instead.',
      'Файл больше 20 МБ и не открывается онлайн. Скачайте его.',
    ],
    unreadable: [
      '文件无法读取，请下载后用桌面软件打开。',
      'The file cannot be read. Please download it and open it in a desktop application.',
      'Файл не читается. Скачайте его и откройте в программе на компьютере.',
    ],
    readOnly: [
      '您只能查看此文件。',
      'You have view-only access to this file.',
      'Вам доступен только просмотр этого файла.',
    ],
    changedMeanwhile: [
      '您打开后文件已被他人修改。您的修改保存在本浏览器中，请重新打开文件。',
      'The file has been changed since you opened it. Your changes are kept in this browser; please open the file again.',
      'Файл изменён после того, как вы его открыли. Ваши правки сохранены в этом браузере; откройте файл снова.',
    ],
    lockLost: template(
      (p: { name: string }) =>
        p.name === ''
          ? '您已不再编辑此文件。您的修改保存在本浏览器中，请重新打开文件。'
          : `${p.name}正在编辑此文件。您的修改保存在本浏览器中。`,
      (p) =>
        p.name === ''
          ? 'You are no longer editing this file. Your changes are kept in this browser; please open the file again.'
          : `${p.name} is editing this file. Your changes are kept in this browser.`,
      (p) =>
        p.name === ''
          ? 'Вы больше не редактируете этот файл. Ваши правки сохранены в этом браузере; откройте файл снова.'
          : `Файл редактирует ${p.name}. Ваши правки сохранены в этом браузере.`,
    ),
    noSheet: template(
      (p: { cell: string }) => `工作表 ${p.cell} 不存在。`,
      (p) => `Sheet ${p.cell} not found.`,
      (p) => `Лист ${p.cell} не найден.`,
    ),
    sharedFormula: template(
      (p: { cell: string }) => `单元格 ${p.cell} 的公式由多个单元格共用，请用桌面软件修改后重新上传。`,
      (p) =>
        `The formula in cell ${p.cell} is shared by several cells. Please change it in a desktop application and upload the file again.`,
      (p) =>
        `Формула в ячейке ${p.cell} общая для нескольких ячеек. Измените её в программе на компьютере и загрузите файл снова.`,
    ),
    fixedRange: template(
      (p: { cell: string }) =>
        `行列变动会拆开表格或数组公式（${p.cell}），无法保存。请撤销，或用桌面软件修改后重新上传。`,
      (p) =>
        `Moving these rows or columns would split a table or an array formula (${p.cell}). Please undo it, or change the file in a desktop application and upload it again.`,
      (p) =>
        `Сдвиг строк или столбцов разделит таблицу или формулу массива (${p.cell}). Отмените его либо измените файл в программе на компьютере и загрузите снова.`,
    ),
    noVersion: [
      '未找到该版本，请刷新页面。',
      'Version not found. Please reload the page.',
      'Версия не найдена. Обновите страницу.',
    ],
    serverAway: [
      '文档服务暂时不可用，请稍后再试。',
      'The document server is not available. Please try again later.',
      'Сервер документов недоступен. Повторите попытку позже.',
    ],
  },
  names: {
    documentServer: ['文档服务中的用户', 'Document server users', 'Пользователи сервера документов'],
    platform: ['平台', 'Platform', 'Платформа'],
  },
  page: {
    open: ['在线打开', 'Open online', 'Открыть онлайн'],
    edit: ['编辑文档', 'Edit document', 'Изменить документ'],
    openNamed: template(
      (p: { name: string }) => `在线打开：${p.name}`,
      (p) => `Open online: ${p.name}`,
      (p) => `Открыть онлайн: ${p.name}`,
    ),
    loading: ['正在打开文档…', 'Opening document…', 'Документ открывается…'],
    save: ['保存', 'Save', 'Сохранить'],
    cancel: ['取消', 'Cancel', 'Отмена'],
    close: ['关闭', 'Close', 'Закрыть'],
    startEditing: ['开始编辑', 'Start editing', 'Начать редактирование'],
    versions: ['版本', 'Versions', 'Версии'],
    versionNo: template(
      (p: { version: number }) => `版本 ${p.version}`,
      (p) => `Version ${p.version}`,
      (p) => `Версия ${p.version}`,
    ),
    viewing: ['只读', 'View only', 'Только просмотр'],
    editing: ['编辑中', 'Editing', 'Редактирование'],
    saving: ['正在保存…', 'Saving…', 'Сохранение…'],
    saved: ['已保存', 'Saved', 'Сохранено'],
    timedOut: [
      '保存超时，请稍后重新打开文件查看。您的修改保存在本浏览器中。',
      'Saving timed out. Please open the file again later to check. Your changes are kept in this browser.',
      'Время сохранения истекло. Откройте файл позже и проверьте. Ваши правки сохранены в этом браузере.',
    ],
    unsaved: ['有未保存的修改', 'Unsaved changes', 'Есть несохранённые правки'],
    keptHere: ['修改已保存在本浏览器', 'Changes kept in this browser', 'Правки сохранены в этом браузере'],
    autosaved: template(
      (p: { time: string }) => `${p.time} 自动保存`,
      (p) => `Saved automatically at ${p.time}`,
      (p) => `Автосохранение в ${p.time}`,
    ),
    offline: [
      '连接已断开。修改保存在本浏览器中，恢复连接后继续保存。',
      'Connection lost. Your changes are kept in this browser and will be saved once the connection is restored.',
      'Нет связи. Правки хранятся в этом браузере и сохранятся после её восстановления.',
    ],
    othersEdit: template(
      (p: { name: string; time: string }) => `${p.name}正在编辑（自 ${p.time}），您可以查看。`,
      (p) => `${p.name} has been editing since ${p.time}. You can view the file.`,
      (p) => `Файл редактирует ${p.name} (с ${p.time}). Вам доступен просмотр.`,
    ),
    free: ['文件已可编辑。', 'The file is now available for editing.', 'Файл можно редактировать.'],
    editNow: ['立即编辑', 'Edit now', 'Редактировать'],
    takeOver: ['接手编辑', 'Take over', 'Взять на редактирование'],
    takeOverTitle: ['接手编辑', 'Take over editing', 'Взять на редактирование'],
    takeOverHint: [
      '对方将看到您的留言，其未保存的修改保留在对方浏览器中。',
      'The other user will see your message. Their unsaved changes are kept in their browser.',
      'Другой пользователь увидит ваше сообщение. Его несохранённые правки останутся в его браузере.',
    ],
    words: ['留言', 'Message', 'Сообщение'],
    takenOver: template(
      (p: { name: string; words: string }) =>
        `${p.name}已接手编辑${p.words === '' ? '' : `：“${p.words}”`}。您未保存的修改保存在本浏览器中。`,
      (p) =>
        `${p.name} has taken over editing${p.words === '' ? '' : `: “${p.words}”`}. Your unsaved changes are kept in this browser.`,
      (p) =>
        `Файл взял(а) на редактирование ${p.name}${p.words === '' ? '' : `: «${p.words}»`}. Ваши несохранённые правки хранятся в этом браузере.`,
    ),
    lost: [
      '您已在其他窗口打开此文件，本窗口只读。',
      'You have opened this file in another window; this one is view only.',
      'Вы открыли файл в другом окне; здесь доступен только просмотр.',
    ],
    letGo: [
      '文件已无人编辑。您未保存的修改保存在本浏览器中，重新编辑时可恢复。',
      'The file is no longer being edited. Your unsaved changes are kept in this browser and can be restored when you edit again.',
      'Файл никто не редактирует. Ваши несохранённые правки хранятся в этом браузере; их можно вернуть при редактировании.',
    ],
    lossesDocx: [
      '保存后，下列内容将从文档中消失（原文件作为版本保留）：',
      'Saving removes the following from the document (the original is kept as a version):',
      'При сохранении из документа исчезнет (исходный файл останется как версия):',
    ],
    lossesXlsx: [
      '下列内容会原样保留，但此处不显示：',
      'The following is kept unchanged but not shown here:',
      'Сохранится без изменений, но здесь не показано:',
    ],
    lossNames: {
      chart: ['图表', 'charts', 'диаграммы'],
      smartArt: ['SmartArt 图形', 'SmartArt graphics', 'рисунки SmartArt'],
      embedded: ['嵌入对象', 'embedded objects', 'внедрённые объекты'],
      textBox: ['文本框', 'text boxes', 'надписи'],
      shape: ['形状', 'shapes', 'фигуры'],
      formField: ['旧式窗体域', 'legacy form fields', 'старые поля форм'],
      contents: [
        '自动目录（仅保留文字）',
        'automatic table of contents (text only)',
        'автоматическое оглавление (останется текст)',
      ],
      phonetic: ['拼音标注', 'phonetic guides', 'фонетические подсказки'],
      symbol: ['符号字体字符', 'symbol font characters', 'знаки символьных шрифтов'],
      includedFile: ['嵌入的其他文件', 'embedded files', 'вложенные файлы'],
      customMarkup: ['自定义 XML 标记', 'custom XML markup', 'пользовательская разметка XML'],
      dropCap: ['首字下沉', 'drop caps', 'буквицы'],
      protectedRange: ['可编辑区域限制', 'editing restrictions', 'ограничения редактирования'],
      effects: ['特殊字符效果', 'special character effects', 'особые эффекты текста'],
      signature: [
        '数字签名（保存后失效）',
        'digital signature (becomes invalid on saving)',
        'цифровая подпись (станет недействительной)',
      ],
      picture: ['图片', 'pictures', 'рисунки'],
      pivot: ['数据透视表', 'pivot tables', 'сводные таблицы'],
      macro: ['宏', 'macros', 'макросы'],
      validation: ['数据验证', 'data validation', 'проверка данных'],
      conditional: ['条件格式', 'conditional formatting', 'условное форматирование'],
      filter: ['筛选', 'filters', 'фильтры'],
    },
    kept: template(
      (p: { time: string }) => `本浏览器中有 ${p.time} 未保存的修改。`,
      (p) => `Unsaved changes from ${p.time} found in this browser.`,
      (p) => `В этом браузере есть несохранённые правки от ${p.time}.`,
    ),
    keptOther: template(
      (p: { version: number }) => `这些修改基于版本 ${p.version}，此后文件已更新。`,
      (p) => `They are based on version ${p.version}; the file has been updated since.`,
      (p) => `Они сделаны в версии ${p.version}; с тех пор файл обновлён.`,
    ),
    takeKept: ['恢复修改', 'Restore changes', 'Вернуть правки'],
    dropKept: ['丢弃', 'Discard', 'Удалить'],
    leave: ['关闭而不保存？', 'Close without saving?', 'Закрыть без сохранения?'],
    leaveText: ['未保存的修改将被丢弃。', 'Unsaved changes will be discarded.', 'Несохранённые правки будут потеряны.'],
    leaveOk: ['不保存并关闭', 'Close without saving', 'Закрыть без сохранения'],
    leaveCancel: ['继续编辑', 'Keep editing', 'Продолжить'],
    versionsTitle: ['版本记录', 'Version history', 'История версий'],
    noVersions: [
      '该文件尚未在线编辑过。',
      'This file has not been edited online yet.',
      'Этот файл ещё не редактировали онлайн.',
    ],
    current: ['当前', 'Current', 'Текущая'],
    by: template(
      (p: { time: string; name: string }) => `${p.time} · ${p.name}`,
      (p) => `${p.time} · ${p.name}`,
      (p) => `${p.time} · ${p.name}`,
    ),
    sources: {
      original: ['原文件', 'Original', 'Исходный файл'],
      upload: ['重新上传', 'Re-uploaded', 'Загружен заново'],
      editor: ['在线编辑', 'Edited online', 'Изменён онлайн'],
      restore: ['恢复', 'Restored', 'Восстановлен'],
      documentServer: ['文档服务', 'Document server', 'Сервер документов'],
    },
    restoredFrom: template(
      (p: { version: number }) => `恢复自版本 ${p.version}`,
      (p) => `Restored from version ${p.version}`,
      (p) => `Восстановлено из версии ${p.version}`,
    ),
    download: ['下载', 'Download', 'Скачать'],
    compare: ['比较', 'Compare', 'Сравнить'],
    compareWith: template(
      (p: { version: number; against: number }) => `版本 ${p.against} → ${p.version}`,
      (p) => `Version ${p.against} → ${p.version}`,
      (p) => `Версия ${p.against} → ${p.version}`,
    ),
    noDifference: ['文字没有差异。', 'No differences in the text.', 'Различий в тексте нет.'],
    cut: [
      '差异过长，仅显示开头部分。',
      'Too many differences; only the beginning is shown.',
      'Различий много, показано только начало.',
    ],
    skipped: template(
      (p: { count: number }) => `… ${p.count} 行相同 …`,
      (p) => `… ${p.count} unchanged ${p.count === 1 ? 'line' : 'lines'} …`,
      (p) => `… без изменений, строк: ${p.count} …`,
    ),
    added: ['新增', 'Added', 'Добавлено'],
    removed: ['删除', 'Removed', 'Удалено'],
    restore: ['恢复此版本', 'Restore', 'Восстановить'],
    restoreAsk: template(
      (p: { version: number }) => `将版本 ${p.version} 恢复为最新版本？`,
      (p) => `Restore version ${p.version} as the latest?`,
      (p) => `Сделать версию ${p.version} последней?`,
    ),
    restored: ['已恢复', 'Restored', 'Восстановлено'],
    insertRows: template(
      (p: { count: number }) => (p.count === 1 ? '上方插入行' : `上方插入 ${p.count} 行`),
      (p) => (p.count === 1 ? 'Insert row above' : `Insert ${p.count} rows above`),
      (p) => (p.count === 1 ? 'Вставить строку выше' : `Вставить строк выше: ${p.count}`),
    ),
    deleteRows: template(
      (p: { count: number }) => (p.count === 1 ? '删除行' : `删除 ${p.count} 行`),
      (p) => (p.count === 1 ? 'Delete row' : `Delete ${p.count} rows`),
      (p) => (p.count === 1 ? 'Удалить строку' : `Удалить строк: ${p.count}`),
    ),
    insertColumns: template(
      (p: { count: number }) => (p.count === 1 ? '左侧插入列' : `左侧插入 ${p.count} 列`),
      (p) => (p.count === 1 ? 'Insert column left' : `Insert ${p.count} columns left`),
      (p) => (p.count === 1 ? 'Вставить столбец слева' : `Вставить столбцов слева: ${p.count}`),
    ),
    deleteColumns: template(
      (p: { count: number }) => (p.count === 1 ? '删除列' : `删除 ${p.count} 列`),
      (p) => (p.count === 1 ? 'Delete column' : `Delete ${p.count} columns`),
      (p) => (p.count === 1 ? 'Удалить столбец' : `Удалить столбцов: ${p.count}`),
    ),
    undo: ['撤销', 'Undo', 'Отменить'],
    redo: ['重做', 'Redo', 'Вернуть'],
    sheetFailed: [
      '表格编辑器无法打开此文件。',
      'The spreadsheet editor cannot open this file.',
      'Редактор таблиц не может открыть этот файл.',
    ],
    documentFailed: [
      '文档编辑器无法打开此文件，请下载后查看。',
      'The document editor cannot open this file. Please download it instead.',
      'Редактор документов не может открыть этот файл. Скачайте его.',
    ],
  },
});
