import { template, texts } from '../../../../libs/texts/texts.ts';
import { tree as words } from './kinds.ts';

export const { zh, en, ru } = texts({
  ...words,
  server: {
    absent: [
      '未找到该班列，请刷新页面。',
      'Train not found. Please reload the page.',
      'Поезд не найден. Обновите страницу.',
    ],
    trace: {
      wrongCheckDigit: template(
        (p: { number: string }) => `箱号 ${p.number} 的校验码不正确，请逐位核对后再查。`,
        (p) =>
          `${p.number} is not a valid container number: the check digit is wrong. Please check it character by character.`,
        (p) => `Номер контейнера ${p.number} неверен: неверная контрольная цифра. Проверьте номер посимвольно.`,
      ),
      unknownContainer: template(
        (p: { number: string }) =>
          `未查到箱号 ${p.number}。订舱确认并录入箱号后即可查询；若已还箱很久，可改用订单号查询。`,
        (p) =>
          `No record of container ${p.number}. Tracking starts once the booking is confirmed and the number entered.`,
        (p) =>
          `О контейнере ${p.number} пока нет данных. Отслеживание доступно после подтверждения бронирования и внесения номера.`,
      ),
      unknown: template(
        (p: { number: string }) => `未查到“${p.number}”。请输入集装箱箱号（4 位字母加 7 位数字）或已确认的订单号。`,
        (p) =>
          `Nothing found for “${p.number}”. Enter a container number (4 letters and 7 digits) or the number of a confirmed order.`,
        (p) =>
          `По запросу «${p.number}» ничего не найдено. Введите номер контейнера (4 буквы и 7 цифр) или номер подтверждённого заказа.`,
      ),
      said: template(
        (p: { station: string; kind: string; classifier: string | null }) =>
          `【${p.station}】${p.kind}${p.classifier === null ? '' : `（${p.classifier}）`}`,
        (p) => `${p.station}: ${p.kind}${p.classifier === null ? '' : ` (${p.classifier.toLowerCase()})`}`,
        (p) => `${p.station}: ${p.kind}${p.classifier === null ? '' : ` (${p.classifier.toLowerCase()})`}`,
      ),
    },
    rules: {
      wrongEvents: [
        '部分事件无法记录，本次未保存任何事件。',
        'Some events are invalid; nothing has been saved.',
        'Часть событий нельзя записать; ничего не сохранено.',
      ],
      future: [
        '实际时间不能晚于当前时间',
        'An actual time cannot be later than now',
        'Фактическое время не может быть позже текущего',
      ],
      stationOffLine: [
        '该车站不在此班列的线路上',
        'This station is not on the train’s route',
        'Этой станции нет на маршруте поезда',
      ],
      onlyFirst: [
        '此事件只能发生在发站',
        'Only possible at the origin station',
        'Это событие возможно только на станции отправления',
      ],
      notFirst: [
        '此事件不能发生在发站',
        'Not possible at the origin station',
        'Это событие невозможно на станции отправления',
      ],
      onlyLast: [
        '此事件只能发生在到站',
        'Only possible at the destination station',
        'Это событие возможно только на станции назначения',
      ],
      notLast: [
        '此事件不能发生在到站',
        'Not possible at the destination station',
        'Это событие невозможно на станции назначения',
      ],
      onlyBorder: [
        '此事件只能发生在口岸站',
        'Only possible at a border crossing',
        'Это событие возможно только на погранпереходе',
      ],
      offTrain: template(
        (p: { numbers: string }) => `不在此班列上的箱号：${p.numbers}`,
        (p) => `Not on this train: ${p.numbers}`,
        (p) => `Нет в этом поезде: ${p.numbers}`,
      ),
      notDeparted: [
        '班列尚未发车，请先记录发站发车',
        'The train has not departed yet; record its departure first',
        'Поезд ещё не отправлен; сначала запишите отправление',
      ],
      beforeDeparture: template(
        (p: { time: string }) => `时间早于班列发车时间（${p.time}）`,
        (p) => `Earlier than the train’s departure (${p.time})`,
        (p) => `Раньше отправления поезда (${p.time})`,
      ),
      tooEarly: template(
        (p: { time: string }) => `早于计划发车（${p.time}）48 小时以上，请核对班列和时间`,
        (p) => `More than 48 hours before the planned departure (${p.time}); please check the train and the time`,
        (p) => `Более чем за 48 часов до планового отправления (${p.time}): проверьте поезд и время`,
      ),
      farFromPlan: template(
        (p: { time: string }) => `与班列计划（${p.time} 发车）相差过大，请核对时间`,
        (p) => `Too far from the train’s schedule (departure ${p.time}); please check the time`,
        (p) => `Слишком большое отклонение от расписания поезда (отправление ${p.time}): проверьте время`,
      ),
      delayReason: template(
        (p: { time: string }) => `比预计的 ${p.time} 晚 1 小时以上，请选择延误原因`,
        (p) => `More than an hour later than expected (${p.time}): select the reason`,
        (p) => `Более чем на час позже ожидаемого (${p.time}): выберите причину`,
      ),
      afterSeen: template(
        (p: { time: string }) => `晚于已记录的途中事件（${p.time}）`,
        (p) => `Later than an en-route event already recorded (${p.time})`,
        (p) => `Позже уже записанного события в пути (${p.time})`,
      ),
      alreadyRecorded: ['相同的事件已经记录过', 'The same event is already recorded', 'Такое событие уже записано'],
      departedAlready: [
        '班列发车已经记录；如需更改，请更正原记录',
        'The departure is already recorded; correct that event instead',
        'Отправление уже записано; исправьте ту запись',
      ],
      twice: [
        '与本次提交的另一条事件重复',
        'Duplicates another event in this submission',
        'Повторяет другое событие этой отправки',
      ],
    },
    cancelled: [
      '班列已停开，不能记录事件。',
      'The train has been cancelled; no events can be recorded.',
      'Поезд отменён, записывать события нельзя.',
    ],
    correctOne: [
      '一次只能更正一条事件，且只能对应整列或一个集装箱。',
      'Only one event can be corrected at a time, for the whole train or for one container.',
      'За один раз исправляется одно событие — для всего поезда или одного контейнера.',
    ],
    correctAbsent: [
      '要更正的事件不存在，或不属于此班列。',
      'Event to correct not found, or it belongs to another train.',
      'Исправляемое событие не найдено или относится к другому поезду.',
    ],
    corrected: [
      '该事件已被更正，请刷新后更正最新的一条。',
      'This event has already been corrected. Please reload and correct the latest entry.',
      'Это событие уже исправлено. Обновите страницу и исправьте последнюю запись.',
    ],
    correctKeeps: [
      '该事件决定了班列的发到状态，只能更正时间和备注。',
      'This event determines the train status; only its time and remarks can be corrected.',
      'Это событие определило статус поезда; исправить можно только время и примечание.',
    ],
    sheet: {
      fileName: template(
        (p: { trainNo: string }) => `跟踪事件_${p.trainNo}`,
        (p) => `tracking_events_${p.trainNo}`,
        (p) => `события_${p.trainNo}`,
      ),
      events: ['事件', 'Events', 'События'],
      lists: ['可选内容', 'Choices', 'Списки'],
      containers: ['集装箱', 'Containers', 'Контейнеры'],
      columns: {
        kind: ['事件', 'Event', 'Событие'],
        classifier: ['性质', 'Event time type', 'Вид времени'],
        station: ['车站', 'Station', 'Станция'],
        time: ['时间（北京时间）', 'Time (Beijing time)', 'Время (по пекинскому времени)'],
        containerNos: [
          '箱号（留空为整列）',
          'Container nos. (empty = whole train)',
          'Номера контейнеров (пусто — весь поезд)',
        ],
        remark: ['备注（公开可见）', 'Remarks (public)', 'Примечание (общедоступно)'],
        delayReason: ['延误原因', 'Reason for delay', 'Причина опоздания'],
      },
      containerNo: ['箱号', 'Container no.', '№ контейнера'],
      orderBigNo: ['订单号', 'Order no.', '№ заказа'],
      company: ['企业', 'Company', 'Компания'],
      sizeType: ['箱型', 'Container type', 'Тип контейнера'],
      noHeader: [
        '未找到表头，请使用下载的模板填写。',
        'Column headings not found; please use the downloaded template.',
        'Заголовки не найдены; заполните скачанный шаблон.',
      ],
      kindMissing: ['请填写事件', 'Enter the event', 'Не указано событие'],
      kindUnknown: template(
        (p: { text: string }) => `无法识别的事件“${p.text}”`,
        (p) => `Unknown event “${p.text}”`,
        (p) => `Неизвестное событие «${p.text}»`,
      ),
      classifierUnknown: template(
        (p: { text: string }) => `无法识别的性质“${p.text}”，可填：计划、预计、实际`,
        (p) => `Unknown event time type “${p.text}”; use Planned, Estimated or Actual`,
        (p) => `Неизвестный вид времени «${p.text}»; укажите План, Прогноз или Факт`,
      ),
      stationMissing: ['请填写车站', 'Enter the station', 'Не указана станция'],
      stationUnknown: template(
        (p: { text: string }) => `此班列线路上没有车站“${p.text}”`,
        (p) => `Station “${p.text}” is not on this train’s route`,
        (p) => `Станции «${p.text}» нет на маршруте поезда`,
      ),
      timeMissing: ['请填写时间', 'Enter the time', 'Не указано время'],
      timeUnknown: template(
        (p: { text: string }) => `无法识别的时间“${p.text}”，例如“2026-03-08 14:30”`,
        (p) => `Invalid time “${p.text}”; enter it as “2026-03-08 14:30”`,
        (p) => `Неверное время «${p.text}»; пример: «2026-03-08 14:30»`,
      ),
      numberWrong: template(
        (p: { text: string }) => `箱号“${p.text}”格式不正确`,
        (p) => `Invalid container number “${p.text}”`,
        (p) => `Неверный номер контейнера «${p.text}»`,
      ),
      tooManyNumbers: template(
        (p: { max: number }) => `一行最多填 ${p.max} 个箱号`,
        (p) => `Up to ${p.max} containers per row`,
        (p) => `Не более ${p.max} контейнеров в строке`,
      ),
      reasonUnknown: template(
        (p: { text: string }) => `没有“${p.text}”这一延误原因`,
        (p) => `Unknown reason for delay “${p.text}”`,
        (p) => `Неизвестная причина опоздания «${p.text}»`,
      ),
      remarkLong: template(
        (p: { max: number }) => `备注最多 ${p.max} 个字符`,
        (p) => `Remarks: up to ${p.max} characters`,
        (p) => `Примечание — не более ${p.max} символов`,
      ),
    },
  },
});
