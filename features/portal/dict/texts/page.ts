import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural, type Trilingual } from '../../../../platform/wire/language.ts';

export const { zh, en, ru } = texts({
  server: {
    absent: ['该数据不存在或已被删除。', 'Record not found or already deleted.', 'Запись не найдена или уже удалена.'],
    wrongEntry: [
      '字典条目有误，请检查标出的内容。',
      'Some entries are invalid. Please check the marked fields.',
      'Значение заполнено неверно, проверьте отмеченные поля.',
    ],
    labelNeeded: ['请填写标签', 'Enter a label', 'Укажите название значения'],
    noSuchType: ['未找到该字典', 'Dictionary not found', 'Справочник не найден'],
    valueTaken: [
      '该字典中已有此键值',
      'The dictionary already contains this value',
      'В справочнике уже есть такой код',
    ],
    wrongType: [
      '字典有误，请检查标出的内容。',
      'Some entries are invalid. Please check the marked fields.',
      'Справочник заполнен неверно, проверьте отмеченные поля.',
    ],
    nameNeeded: ['请填写字典名称', 'Enter a name', 'Укажите название справочника'],
    keyTaken: ['字典类型已被使用', 'This key is already in use', 'Этот ключ уже используется'],
    hasEntries: template(
      (p: { name: Trilingual; labels: readonly Trilingual[]; count: number }) => {
        const told = p.labels.map((label) => label.zh).join('、');
        const rest = p.count > p.labels.length ? '等' : '';
        return `字典“${p.name.zh}”下仍有 ${p.count} 个条目（${told}${rest}），请先删除这些条目。`;
      },
      (p) => {
        const told = p.labels.map((label) => label.en).join(', ');
        const rest = p.count > p.labels.length ? ', …' : '';
        const entries = p.count === 1 ? '1 entry' : `${p.count} entries`;
        return `“${p.name.en}” still has ${entries} (${told}${rest}). Please delete the entries first.`;
      },
      (p) => {
        const told = p.labels.map((label) => label.ru).join(', ');
        const rest = p.count > p.labels.length ? ' и др.' : '';
        const entries = `${p.count} ${russianPlural(p.count, 'значение', 'значения', 'значений')}`;
        return `В справочнике «${p.name.ru}» ещё ${entries} (${told}${rest}). Сначала удалите их.`;
      },
    ),
    entriesStay: template(
      (p: { values: readonly string[] }) => `内置条目不能删除，可以停用：${p.values.join('、')}。`,
      (p) => `Built-in entries cannot be deleted, only deactivated: ${p.values.join(', ')}.`,
      (p) => `Встроенные значения нельзя удалить, можно только отключить: ${p.values.join(', ')}.`,
    ),
    typesStay: template(
      (p: { keys: readonly string[] }) => `内置字典不能删除，可以停用：${p.keys.join('、')}。`,
      (p) => `Built-in dictionaries cannot be deleted, only deactivated: ${p.keys.join(', ')}.`,
      (p) => `Встроенные справочники нельзя удалить, можно только отключить: ${p.keys.join(', ')}.`,
    ),
  },
  page: {
    types: {
      names: {
        zh: ['中文名称', 'Name in Chinese', 'Название на китайском'],
        en: ['英文名称', 'Name in English', 'Название на английском'],
        ru: ['俄文名称', 'Name in Russian', 'Название на русском'],
      },
      title: ['字典管理', 'Dictionaries', 'Справочники'],
      subtitle: [
        '页面与接口共用的数据字典',
        'Value lists used by the platform and the API',
        'Списки значений, используемые на платформе и в API',
      ],
      name: ['字典名称', 'Name', 'Название'],
      key: ['字典类型', 'Key', 'Ключ'],
      keyHint: [
        '字母开头，仅含字母、数字与下划线；供程序读取',
        'Starts with a letter; letters, digits and underscores only. Used by the system',
        'Начинается с буквы; только латинские буквы, цифры и подчёркивание. Используется системой',
      ],
      keyWrong: [
        '须以字母开头，仅含字母、数字与下划线',
        'Must start with a letter and contain only letters, digits and underscores',
        'Начните с латинской буквы; допустимы буквы, цифры и подчёркивание',
      ],
      add: ['新增字典', 'Add dictionary', 'Добавить справочник'],
      edit: template(
        (p: { name: string }) => `编辑字典：${p.name}`,
        (p) => `Edit dictionary: ${p.name}`,
        (p) => `Справочник: ${p.name}`,
      ),
      entries: ['查看条目', 'View entries', 'Значения справочника'],
      added: ['创建时间', 'Added', 'Создан'],
      empty: ['还没有字典', 'No dictionaries yet', 'Справочников пока нет'],
      refresh: ['刷新缓存', 'Refresh cache', 'Обновить кэш'],
      refreshed: ['缓存已刷新', 'Cache refreshed', 'Кэш обновлён'],
    },
    entries: {
      labels: {
        zh: ['中文标签', 'Label in Chinese', 'Название на китайском'],
        en: ['英文标签', 'Label in English', 'Название на английском'],
        ru: ['俄文标签', 'Label in Russian', 'Название на русском'],
      },
      title: ['字典条目', 'Dictionary entries', 'Значения справочника'],
      dictionary: ['字典', 'Dictionary', 'Справочник'],
      label: ['标签', 'Label', 'Название'],
      value: ['键值', 'Value', 'Код'],
      valueHint: ['写入业务数据的值', 'Value stored in records', 'Значение, которое хранится в записях'],
      sort: ['排序', 'Order', 'Порядок'],
      colour: ['颜色', 'Colour', 'Цвет'],
      colours: {
        default: ['无底色', 'No colour', 'Без цвета'],
        primary: ['蓝色', 'Blue', 'Синий'],
        success: ['绿色', 'Green', 'Зелёный'],
        info: ['灰色', 'Grey', 'Серый'],
        warning: ['橙色', 'Amber', 'Оранжевый'],
        danger: ['红色', 'Red', 'Красный'],
      },
      cssClass: ['样式类名', 'CSS class', 'Класс CSS'],
      isDefault: ['默认选中', 'Selected by default', 'Выбирать по умолчанию'],
      default: ['默认', 'Default', 'По умолчанию'],
      add: ['新增条目', 'Add entry', 'Добавить значение'],
      edit: template(
        (p: { label: string }) => `编辑条目：${p.label}`,
        (p) => `Edit entry: ${p.label}`,
        (p) => `Значение: ${p.label}`,
      ),
      empty: ['该字典还没有条目', 'This dictionary has no entries yet', 'В справочнике пока нет значений'],
      noSuchDictionary: [
        '没有这个字典，可能已被删除',
        'Dictionary not found; it may have been deleted',
        'Справочник не найден, возможно, он удалён',
      ],
    },
    status: ['状态', 'Status', 'Статус'],
    statuses: {
      '0': ['启用', 'Active', 'Действует'],
      '1': ['停用', 'Inactive', 'Отключено'],
    },
    statusHint: ['停用后不再提供选择', 'Inactive entries are no longer offered', 'Отключённое больше не предлагается'],
    remark: ['备注', 'Remarks', 'Примечание'],
    saved: ['保存成功', 'Saved', 'Сохранено'],
    removed: ['删除成功', 'Deleted', 'Удалено'],
  },
});
