import { template, texts } from '../../../../libs/texts/texts.ts';
import { russianPlural } from '../../../../platform/wire/language.ts';

const pluralEn = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const containersRu = (count: number) => `${count} ${russianPlural(count, 'контейнер', 'контейнера', 'контейнеров')}`;
const ordersRu = (count: number) => `${count} ${russianPlural(count, 'заказ', 'заказа', 'заказов')}`;
const trainsRu = (count: number) => `${count} ${russianPlural(count, 'поезд', 'поезда', 'поездов')}`;
const requestsRu = (count: number) =>
  `${count} ${russianPlural(count, 'бронирование', 'бронирования', 'бронирований')}`;

export const { zh, en, ru } = texts({
  title: ['首页', 'Home', 'Главная'],
  greeting: {
    morning: template(
      (p: { name: string }) => `上午好，${p.name}`,
      (p) => `Good morning, ${p.name}`,
      (p) => `Доброе утро, ${p.name}`,
    ),
    afternoon: template(
      (p: { name: string }) => `下午好，${p.name}`,
      (p) => `Good afternoon, ${p.name}`,
      (p) => `Добрый день, ${p.name}`,
    ),
    evening: template(
      (p: { name: string }) => `晚上好，${p.name}`,
      (p) => `Good evening, ${p.name}`,
      (p) => `Добрый вечер, ${p.name}`,
    ),
  },
  book: ['订舱', 'Book space', 'Забронировать'],
  loading: ['加载中', 'Loading', 'Загрузка'],
  orders: template(
    (p: { count: number }) => `${p.count} 单`,
    (p) => pluralEn(p.count, 'order', 'orders'),
    (p) => ordersRu(p.count),
  ),
  containers: template(
    (p: { count: number }) => `${p.count} 箱`,
    (p) => pluralEn(p.count, 'container', 'containers'),
    (p) => containersRu(p.count),
  ),
  teu: template(
    (p: { teu: string }) => `${p.teu} TEU`,
    (p) => `${p.teu} TEU`,
    (p) => `${p.teu} ДФЭ`,
  ),
  status: {
    draft: ['草稿', 'Drafts', 'Черновики'],
    submitted: ['待确认', 'Awaiting confirmation', 'Ожидают подтверждения'],
    confirmed: ['已确认', 'Confirmed', 'Подтверждены'],
    documents: ['箱号录入中', 'Container nos. incomplete', 'Номера внесены частично'],
    ready: ['待发运', 'Ready to depart', 'Готовы к отправлению'],
    departed: ['已发车', 'In transit', 'В пути'],
    arrived: ['已到站', 'Arrived', 'Прибыли'],
  },
  attention: {
    title: ['需要处理', 'Needs attention', 'Требует внимания'],
    figures: ['本企业数据', 'Own figures', 'Показатели компании'],
    all: ['查看全部', 'Show all', 'Показать все'],
    late: template(
      (p: { time: string }) => `晚点 ${p.time}`,
      (p) => `${p.time} late`,
      (p) => `опоздание ${p.time}`,
    ),
    calm: ['目前一切正常', 'All clear', 'Всё под контролем'],
    calmHint: [
      '没有逾期、即将截止或等待处理的事项，有新情况会立即显示在这里。',
      'Nothing is overdue, about to expire or waiting for you. Anything new appears here at once.',
      'Нет просрочек, истекающих сроков и ожидающих задач. Новое появится здесь сразу.',
    ],
    well: template(
      (p: { names: readonly string[] }) => `正常：${p.names.join('、')}`,
      (p) => `All clear: ${p.names.join(', ')}`,
      (p) => `В порядке: ${p.names.join(', ')}`,
    ),
  },
  statuses: ['我的订单', 'My orders', 'Мои заказы'],
  toDo: {
    title: ['待办', 'To do', 'Задачи'],
    none: ['没有待办事项', 'Nothing to do', 'Задач нет'],
    noneHint: [
      '需要录入箱号的订单和未提交的草稿会出现在这里',
      'Orders with missing container numbers and unsubmitted drafts will appear here',
      'Здесь появятся заказы без номеров контейнеров и неотправленные черновики',
    ],
    numbers: ['录入箱号', 'Enter container nos.', 'Внести номера'],
    draft: ['提交草稿', 'Submit draft', 'Отправить черновик'],
    missing: template(
      (p: { missing: number; all: number }) => `${p.all} 箱中 ${p.missing} 箱没有箱号`,
      (p) => `${p.missing} of ${pluralEn(p.all, 'container', 'containers')} without a number`,
      (p) => `Без номера: ${p.missing} из ${p.all}`,
    ),
    draftOf: template(
      (p: { teu: number }) => `${p.teu} TEU，尚未占用舱位`,
      (p) => `${p.teu} TEU, no space reserved yet`,
      (p) => `${p.teu} ДФЭ, места не зарезервированы`,
    ),
    cutoff: template(
      (p: { when: string }) => `${p.when}截单`,
      (p) => `Cut-off ${p.when}`,
      (p) => `Срок документов — ${p.when}`,
    ),
    pastCutoff: [
      '已截单，请联系平台',
      'Cut-off passed: contact customer service',
      'Срок документов истёк, свяжитесь с поддержкой',
    ],
    draftEnds: template(
      (p: { when: string }) => `${p.when}失效`,
      (p) => `Expires ${p.when}`,
      (p) => `Истечёт ${p.when}`,
    ),
    draftEnded: ['即将失效', 'About to expire', 'Скоро истечёт'],
    waiting: template(
      (p: { count: number }) => `${p.count} 单等待平台确认`,
      (p) => `${pluralEn(p.count, 'booking', 'bookings')} awaiting confirmation`,
      (p) => `${requestsRu(p.count)} ${russianPlural(p.count, 'ожидает', 'ожидают', 'ожидают')} подтверждения`,
    ),
    waitingSince: template(
      (p: { when: string }) => `最早提交于${p.when}`,
      (p) => `oldest submitted ${p.when}`,
      (p) => `самое раннее отправлено ${p.when}`,
    ),
    more: template(
      (p: { count: number }) => `还有 ${p.count} 单待录箱号`,
      (p) => `${pluralEn(p.count, 'more order needs', 'more orders need')} container numbers`,
      (p) => `Ещё без номеров: ${ordersRu(p.count)}`,
    ),
  },
  underWay: {
    title: ['在途班列', 'Trains in transit', 'Поезда в пути'],
    none: ['目前没有在途班列', 'No trains in transit', 'Сейчас поездов в пути нет'],
    noneHint: [
      '班列发车后，可在这里查看行程进度',
      'You can track your train here after departure',
      'После отправления здесь можно отслеживать поезд',
    ],
    follow: ['跟踪', 'Track', 'Отследить'],
    followTrain: template(
      (p: { trainNo: string }) => `跟踪班列 ${p.trainNo}`,
      (p) => `Track train ${p.trainNo}`,
      (p) => `Отследить поезд № ${p.trainNo}`,
    ),
    next: template(
      (p: { station: string; time: string }) => `下一站 ${p.station}，预计 ${p.time}`,
      (p) => `Next stop ${p.station}, ETA ${p.time}`,
      (p) => `Следующая станция: ${p.station}, ожидается ${p.time}`,
    ),
    arrival: template(
      (p: { station: string; time: string }) => `预计 ${p.time} 到达 ${p.station}`,
      (p) => `${p.station}, ETA ${p.time}`,
      (p) => `Прибытие на ст. ${p.station}, ожидается ${p.time}`,
    ),
    shouldBeThere: template(
      (p: { station: string }) => `应已到达 ${p.station}，尚未上报`,
      (p) => `Due at ${p.station}, arrival not reported yet`,
      (p) => `Должен быть на ст. ${p.station}, прибытие не подтверждено`,
    ),
    progress: template(
      (p: { percent: number }) => `行程约 ${p.percent}%`,
      (p) => `About ${p.percent}% of the route`,
      (p) => `Пройдено около ${p.percent} % пути`,
    ),
    more: template(
      (p: { count: number }) => `另有 ${p.count} 趟在途`,
      (p) => `${pluralEn(p.count, 'more train', 'more trains')} in transit`,
      (p) => `В пути ещё ${trainsRu(p.count)}`,
    ),
    late: template(
      (p: { time: string }) => `晚点 ${p.time}`,
      (p) => `${p.time} late`,
      (p) => `опоздание ${p.time}`,
    ),
  },
  coming: {
    title: ['有舱班列', 'Open for booking', 'Бронирование открыто'],
    none: ['近期没有可订的班列', 'No trains open for booking', 'Поездов для бронирования пока нет'],
    toTimetable: ['班列计划', 'Timetable', 'Расписание'],
    lineTypes: {
      all: ['全部', 'All', 'Все'],
      EU: ['中欧', 'Europe', 'Европа'],
      CA: ['中亚', 'Central Asia', 'Центральная Азия'],
      CN: ['国内', 'Domestic', 'Внутри Китая'],
    },
    lineType: ['线路类型', 'Trade lane', 'Направление'],
    cutoff: template(
      (p: { when: string }) => `${p.when}截单`,
      (p) => `Cut-off ${p.when}`,
      (p) => `Срок документов — ${p.when}`,
    ),
    priceFrom: template(
      (p: { price: string }) => `${p.price} 起`,
      (p) => `from ${p.price}`,
      (p) => `от ${p.price}`,
    ),
    book: ['订舱', 'Book', 'Выбрать'],
    bookTrain: template(
      (p: { trainNo: string }) => `订舱班列 ${p.trainNo}`,
      (p) => `Book train ${p.trainNo}`,
      (p) => `Выбрать поезд № ${p.trainNo}`,
    ),
  },
  load: {
    title: ['未来两周装载', 'Load for the next two weeks', 'Загрузка на две недели'],
    hint: ['点击某一天查看当日班列', 'Select a day to see its trains', 'Выберите день, чтобы увидеть его поезда'],
    days: ['按发车日期', 'By departure date', 'По дням отправления'],
    day: template(
      (p: { date: string; trains: number; sold: string; capacity: string; percent: number }) =>
        `${p.date}，${p.trains} 趟，已订 ${p.sold} / ${p.capacity} TEU，${p.percent}%`,
      (p) =>
        `${p.date}: ${pluralEn(p.trains, 'train', 'trains')}, ${p.sold} of ${p.capacity} TEU booked, ${p.percent}%`,
      (p) => `${p.date}: ${trainsRu(p.trains)}, продано ${p.sold} из ${p.capacity} ДФЭ, ${p.percent} %`,
    ),
    coming: template(
      (p: { date: string }) => `${p.date}：加载中`,
      (p) => `${p.date}: loading`,
      (p) => `${p.date}: загрузка`,
    ),
    dayTitle: template(
      (p: { date: string; trains: number }) => `${p.date}，${p.trains} 趟`,
      (p) => `${p.date}, ${pluralEn(p.trains, 'train', 'trains')}`,
      (p) => `${p.date}, ${trainsRu(p.trains)}`,
    ),
    noTrains: ['当日没有班列', 'No trains on this day', 'В этот день поездов нет'],
    none: [
      '未来两周没有排定的班列',
      'No trains planned for the next two weeks',
      'На ближайшие две недели поезда не запланированы',
    ],
    plan: ['去排期', 'Plan trains', 'К планированию'],
    sold: ['已订', 'Booked', 'Продано'],
    capacity: ['运能', 'Capacity', 'Вместимость'],
    ofTrain: template(
      (p: { sold: string; capacity: string }) => `${p.sold} / ${p.capacity} TEU`,
      (p) => `${p.sold} / ${p.capacity} TEU`,
      (p) => `${p.sold} / ${p.capacity} ДФЭ`,
    ),
    toLoadPlan: template(
      (p: { trainNo: string }) => `班列 ${p.trainNo} 舱位分布`,
      (p) => `Space by customer on train ${p.trainNo}`,
      (p) => `Места по клиентам, поезд № ${p.trainNo}`,
    ),
  },
  queue: {
    title: ['待确认订舱', 'Bookings awaiting confirmation', 'Бронирования на подтверждении'],
    none: ['没有待确认的订舱', 'No bookings awaiting confirmation', 'Бронирований на подтверждении нет'],
    noneHint: ['新提交的订舱会出现在这里', 'New bookings will appear here', 'Здесь появятся новые бронирования'],
    count: template(
      (p: { count: number }) => `${p.count} 单`,
      (p) => pluralEn(p.count, 'booking', 'bookings'),
      (p) => requestsRu(p.count),
    ),
    oldest: template(
      (p: { when: string }) => `最早提交于${p.when}`,
      (p) => `Oldest submitted ${p.when}`,
      (p) => `Самое раннее отправлено ${p.when}`,
    ),
    open: ['去审核', 'Review', 'Проверить'],
    submitted: template(
      (p: { when: string }) => `${p.when}提交`,
      (p) => `submitted ${p.when}`,
      (p) => `отправлено ${p.when}`,
    ),
  },
  today: {
    title: ['今日发车', 'Departures today', 'Отправления сегодня'],
    none: ['今天没有班列发车', 'No departures today', 'Сегодня отправлений нет'],
    departed: ['已发车', 'Departed', 'Отправлен'],
    left: template(
      (p: { count: number; all: number }) => `共 ${p.all} 趟，${p.count} 趟待发`,
      (p) => `${pluralEn(p.all, 'train', 'trains')}, ${p.count} not departed yet`,
      (p) => `Всего ${trainsRu(p.all)}, ещё не отправлено: ${p.count}`,
    ),
    more: template(
      (p: { count: number }) => `另有 ${p.count} 趟`,
      (p) => pluralEn(p.count, 'more train', 'more trains'),
      (p) => `Ещё ${trainsRu(p.count)}`,
    ),
  },
  agent: {
    containersToDeliver: ['待交付集装箱', 'Containers to deliver', 'Контейнеры к выдаче'],
    arriving: ['三天内到站的班列', 'Trains arriving within 3 days', 'Прибытия в ближайшие 3 дня'],
    jobs: ['待交付', 'Deliveries', 'К выдаче'],
    arrivals: ['即将到站', 'Arrivals at your stations', 'Прибытия на ваши станции'],
    noJobs: ['没有待交付的集装箱', 'No containers to deliver', 'Нет контейнеров к выдаче'],
    noArrivals: [
      '近期没有到达您所负责车站的班列',
      'No trains expected at your stations',
      'На ваши станции поездов не ожидается',
    ],
    expected: template(
      (p: { time: string }) => `预计到站 ${p.time}`,
      (p) => `ETA ${p.time}`,
      (p) => `ожидаемое прибытие ${p.time}`,
    ),
    containers: template(
      (p: { count: number }) => `${p.count} 箱`,
      (p) => pluralEn(p.count, 'container', 'containers'),
      (p) => `контейнеров: ${p.count}`,
    ),
    toDeliver: template(
      (p: { count: number; all: number }) => `待交付 ${p.count} / ${p.all} 箱`,
      (p) => `${p.count} of ${p.all} to deliver`,
      (p) => `к выдаче ${p.count} из ${p.all}`,
    ),
    status: {
      coming: ['未发车', 'Not departed', 'Не отправлен'],
      departed: ['已发车', 'Departed', 'Отправлен'],
      arrived: ['已到站', 'Arrived', 'Прибыл'],
    },
  },
  welcome: {
    text: [
      '欢迎使用中欧、中亚集装箱班列订舱与跟踪平台。',
      'Welcome to the booking and tracking platform for container trains between China, Europe and Central Asia.',
      'Добро пожаловать на платформу бронирования и отслеживания контейнерных поездов между Китаем, Европой и Центральной Азией.',
    ],
    tourist: [
      '您的账号还没有所属企业。完成企业认证或加入已有企业后即可订舱；现在可以查看班列、运费和集装箱位置。',
      'You are not a member of a company yet. Register or join a company to book; trains, rates and container tracking are available now.',
      'Чтобы бронировать, зарегистрируйте компанию или присоединитесь к ней; поезда, ставки и отслеживание контейнеров доступны уже сейчас.',
    ],
    register: ['去企业认证', 'Register your company', 'Зарегистрировать компанию'],
    trace: ['查询集装箱位置', 'Track a container', 'Отследить контейнер'],
    traceHint: [
      '输入箱号或订单号，查看行程和时刻',
      'Enter a container or order number to see its journey and times',
      'Введите номер контейнера или заказа, чтобы увидеть маршрут и время',
    ],
    number: ['箱号或订单号', 'Container or order number', 'Номер контейнера или заказа'],
    search: ['查询', 'Track', 'Найти'],
    trains: ['近期班列', 'Upcoming departures', 'Ближайшие поезда'],
    noTrains: ['近期没有班列', 'No upcoming departures', 'Ближайших поездов нет'],
    timetable: ['班列计划', 'Timetable', 'Расписание'],
    timetableHint: [
      '按线路、方向和日期查看班列、剩余舱位与运费',
      'Trains by route, direction and date, with space left and rates',
      'Поезда по маршрутам и датам, свободные места и ставки',
    ],
    arrives: template(
      (p: { time: string }) => `计划到站 ${p.time}`,
      (p) => `planned arrival ${p.time}`,
      (p) => `прибытие по плану ${p.time}`,
    ),
  },
});
