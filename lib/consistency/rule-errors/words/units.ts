/** A unit, what may stand in its place, and whether that is larger or smaller. */
type UnitChange = readonly [was: string, is: string, size: 'up' | 'down'];

const steps = (...names: string[]): UnitChange[] =>
  names.flatMap((name, at): UnitChange[] => {
    const [smaller, larger] = [names[at - 1], names[at + 1]];
    return [
      ...(larger ? [[name, larger, 'up'] as const] : []),
      ...(smaller ? [[name, smaller, 'down'] as const] : []),
    ];
  });

/** Chinese units, from small to large in each row; 年 and 天 only where a number counts them. */
export const CHINESE_UNITS: readonly UnitChange[] = [
  ...steps('毫克', '克', '公斤', '吨'),
  ['千克', '克', 'down'],
  ['千克', '吨', 'up'],
  ...steps('毫米', '厘米', '米', '公里'),
  ['千米', '米', 'down'],
  ...steps('平方厘米', '平方米', '平方公里'),
  ...steps('毫升', '升'),
  ...steps('秒', '分钟', '小时'),
  ['天', '周', 'up'],
  ['天', '小时', 'down'],
  ['周', '天', 'down'],
  ['个月', '周', 'down'],
  ['个月', '年', 'up'],
  ['年', '个月', 'down'],
  ['小时', '天', 'up'],
  ['千瓦', '兆瓦', 'up'],
  ['摄氏度', '华氏度', 'down'],
  ['美元', '欧元', 'up'],
  ['亩', '平方米', 'down'],
];

/** English ones: those of a row are written the same way, in full or short, one or many. */
export const ENGLISH_UNITS: readonly UnitChange[] = [
  ...steps('mg', 'g', 'kg'),
  ...steps('milligrams', 'grams', 'kilograms', 'tonnes'),
  ...steps('mm', 'cm', 'm', 'km'),
  ...steps('millimetres', 'centimetres', 'metres', 'kilometres'),
  ...steps('millimeters', 'centimeters', 'meters', 'kilometers'),
  ...steps('inches', 'feet', 'miles'),
  ...steps('seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'),
  ...steps('second', 'minute', 'hour', 'day', 'week', 'month', 'year'),
  ...steps('acres', 'square miles'),
  ...steps('kilowatts', 'megawatts', 'gigawatts'),
  ['miles', 'kilometres', 'down'],
  ['millilitres', 'litres', 'up'],
  ['litres', 'millilitres', 'down'],
];

/** Scales of numbers, which belong to the number itself. */
export const SCALES: readonly UnitChange[] = [
  ['万', '亿', 'up'],
  ['亿', '万', 'down'],
  ['万亿', '亿', 'down'],
  ['thousand', 'million', 'up'],
  ['million', 'billion', 'up'],
  ['million', 'thousand', 'down'],
  ['billion', 'million', 'down'],
  ['trillion', 'billion', 'down'],
];

/** What stands before the years of a reign, which are no length of time: 洪武十七年. */
export const ERAS =
  '民国|昭和|平成|令和|贞观|开元|天宝|洪武|永乐|宣德|正统|景泰|天顺|成化|弘治|正德|嘉靖|隆庆|万历|天启|崇祯|顺治|康熙|雍正|乾隆|嘉庆|道光|咸丰|同治|光绪|宣统';
