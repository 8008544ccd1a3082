/** A word that its opposite can stand in for, unless it stands behind or before something. */
export interface Opposite {
  was: string;
  is: string;
  notBefore?: RegExp;
  notBehind?: RegExp;
  /** It must be followed or preceded by this. */
  behind?: RegExp;
  before?: RegExp;
}

/** Both ways. */
const pair = (one: string, other: string, guards: Omit<Opposite, 'was' | 'is'> = {}): Opposite[] => [
  { was: one, is: other, ...guards },
  { was: other, is: one, ...guards },
];

/**
 * Words of the offline engine's pairs that name things too, or whose opposite does not fit where they mostly stand: 通过
 * is a preposition, 安全局 an office.
 */
export const UNFIT = new Set(
  (
    '加快 减慢 加速 减速 allowed forbidden always never 高于 低于 legal illegal 促进 抑制 bought sold 之前 之后 南部 北部 东部 西部 通过 否决 支持 反对 开放 关闭 公开 保密 成功 失败 安全 危险 首次 末次 改善 恶化 增长 下滑 开始 结束 最高 最低 可溶 不溶 强制 自愿 多于 少于 缓解 加重 进口 出口 购买 出售 接受 拒绝 ' +
    '最大 最小 上升 下降 增加 减少 提高 降低 升高 扩大 缩小 充足 不足 阳性 阴性 免费 收费 有利 不利 ' +
    'rise fall rises falls rose fell success failure open closed opened support supported oppose opposed positive negative ' +
    'north south east west first last win lose won lost public private more fewer less begin begins end ends import export ' +
    'gain loss profit reduce induce relieve worsen improve hot cold above below safe dangerous increase decrease before after ' +
    'earlier later inside outside accept reject buy sell allow forbid minimum maximum improved worsened'
  ).split(' '),
);

/** Further opposites, and those of the engine's pairs with what must not stand beside them. */
export const OPPOSITES: readonly Opposite[] = [
  ...pair('增加', '减少', {
    notBefore: /(?:不断|的|新|净|递)$/u,
    notBehind: /^[值额率量幅，、]|^到|^[至了]?\d*倍/u,
  }),
  ...pair('提高', '降低', {
    notBefore: /(?:的|了|有所|进一步|不断|显著|大幅|得到|大大)$/u,
    notBehind: /^(?:警惕|班|了?对|到|至|[，。、])/u,
  }),
  ...pair('上升', '下降', { notBefore: /[的]$/u, notBehind: /^[期的空为到]/u }),
  ...pair('扩大', '缩小', { notBefore: /[的]$/u, notBehind: /^[会到]/u }),
  { was: '增长', is: '下降', behind: /^(?:了|约|近)?\s?[\d０-９]/u },
  { was: '下降', is: '增长', behind: /^(?:了|约|近)?\s?[\d０-９]/u },
  {
    was: '加强',
    is: '削弱',
    notBefore: /(?:的|进一步|得到|不断)$/u,
    notBehind: /^(?:对|与|和|型|版|[，。、])/u,
  },
  {
    was: '增强',
    is: '削弱',
    notBefore: /(?:的|进一步|得到|不断|有所)$/u,
    notBehind: /^(?:对|型|版|[，。、])/u,
  },
  { was: '有利于', is: '不利于', notBefore: /[不更]$/u },
  { was: '有助于', is: '不利于', notBefore: /[更]$/u },
  ...pair('缩短', '延长', { notBehind: /^[线到至]/u }),
  { was: '减轻', is: '加重' },
  { was: '缓解', is: '加剧', notBefore: /(?:得到|获得|的|有所|可)$/u, notBehind: /^[期，。、]/u },
  ...pair('最大', '最小', { notBehind: /^(?:限度|程度|化|值|努力)/u, notBefore: /(?:排名)$/u }),
  ...pair('最高', '最低', { notBehind: /^(?:人民|法|检|领导|委员|工资|法院|点|可|水平|级)/u }),
  ...pair('最多', '最少'),
  ...pair('最早', '最晚', { notBehind: /^(?:可追溯|起源|由|是|的文)/u }),
  ...pair('上游', '下游'),
  ...pair('室内', '室外'),
  ...pair('国内', '国外', { notBehind: /^[外生]/u, notBefore: /[外和]$/u }),
  ...pair('乐观', '悲观'),
  ...pair('优点', '缺点'),
  ...pair('主动', '被动', { notBehind: /^[脉权性]/u }),
  {
    was: '容易',
    is: '难以',
    notBefore: /(?:[很更较最不好]|比较|非常|相对|特别|轻)$/u,
    notBehind: /^[的，。]/u,
  },
  { was: '难以', is: '容易', notBehind: /^(?:想象|置信|忘|为继|言|承)/u },
  { was: '富含', is: '缺乏' },
  {
    was: '缺乏',
    is: '具备',
    notBefore: /(?:[的普]|由于|因|因为|严重|且)$/u,
    notBehind: /^(?:[的，。、症]|运动|睡眠)/u,
  },
  { was: '同意', is: '拒绝', notBefore: /[不一的]$/u, notBehind: /^[书的，。权]/u },
  { was: '拒绝', is: '同意', notBefore: /[的被]$/u, notBehind: /^(?:[的，。]|了|承认|率)/u },
  { was: '成立于', is: '解散于' },
  { was: '出生于', is: '去世于' },
  ...pair('上午', '下午', { notBehind: /^\s?[\d一二三四五六七八九十]/u }),
  ...pair('上半年', '下半年'),
  { was: '早上', is: '晚上' },
  { was: '多数', is: '少数', notBefore: /[大绝]$/u, notBehind: /^(?:民族|派)/u },
  { was: '大多数', is: '少数', notBefore: /绝$/u },
  ...pair('以上', '以下', {
    before: /[\d０-９十百千万亿％%年月日岁个人名元米吨倍级度天周小时公斤里]$/u,
    notBehind: /^(?:[的]?(?:内容|几|方|原因|因素|信息|分析))/u,
  }),
  { was: '不足', is: '超过', behind: /^\s?[\d０-９]/u },
  { was: '超过', is: '不足', behind: /^\s?[\d０-９]/u, notBefore: /[不已没]$|已经$/u },
  ...pair('高于', '低于', { notBefore: /[不]$/u, notBehind: /^[^，。；]{0,16}的(?:问题|情况|现象)/u }),
  { was: '快速', is: '缓慢', notBehind: /^(?:路|公交|反应|[，。、])/u },
  { was: '迅速', is: '缓慢', notBehind: /^[，。、]/u },
  {
    was: '击败',
    is: '不敌',
    behind: /^(?:(?![夺获取拿赢得了的])[^，。；]){2,8}[，。；]/u,
    notBefore: /(?:\d|[被]|[^，。]被[^，。]{1,12})$/u,
  },
  {
    was: '战胜',
    is: '不敌',
    behind: /^(?:(?![夺获取拿赢得了的])[^，。；]){2,8}[，。；]/u,
    notBefore: /(?:\d|[被的]|[^，。]被[^，。]{1,12}|能够?|可以|疾病|我们)$/u,
    notBehind: /^(?:疾病|困难|疫情|[了自])/u,
  },
  ...pair('顺差', '逆差'),
  ...pair('减免', '加收', { notBefore: /[的]$/u }),
  ...pair('免费', '收费', { notBehind: /^[的站标]/u, notBefore: /[的]$/u }),
  ...pair('购买', '出售', { notBefore: /[的]$/u, notBehind: /^[力者方价]/u }),
  ...pair('接受', '拒绝', {
    notBefore: /[的不]$/u,
    notBehind: /^(?:[的，。]|了|记者|能力|度|者|过|审|调|治|手术)/u,
  }),
  ...pair('进口', '出口', { notBehind: /^[商]/u, notBefore: /[的和、及进出]$/u }),
  ...pair('强制', '自愿', { notBehind: /^[性力]/u }),
  ...pair('之前', '之后', { notBefore: /(?:继[^，。]*|[，。；]|^)$/u }),
  ...pair('南部', '北部', { notBehind: /^[湾战网片区部]/u }),
  ...pair('东部', '西部', { notBehind: /^[战大片赛联区]/u }),
  ...pair('促进', '抑制', {
    notBefore: /(?:[为以的]|为了|旨在|相互|进一步)$/u,
    notBehind: /^(?:[了]?作用|会|[，。、])/u,
  }),
  { was: '加快', is: '减慢', notBehind: /^(?:促进|推动|推进|完成|实现|对接)/u },
  ...pair('更高', '更低'),
  ...pair('较高', '较低'),
  ...pair('较大', '较小'),
  ...pair('较多', '较少'),
  ...pair('过高', '过低'),

  ...pair('increase', 'decrease', { notBehind: /^ (?:of|awareness|understanding)/i }),
  { was: 'allowed', is: 'forbidden', behind: /^ to\b/i },
  ...pair('increasing', 'decreasing'),
  ...pair('always', 'never', { notBefore: /\bbe $/i }),
  { was: 'rose', is: 'fell', behind: /^ (?:to|by|from|sharply|slightly|in|more)\b/i },
  { was: 'fell', is: 'rose', behind: /^ (?:to (?=[\d$£€])|by|from (?=[\d$£€])|sharply|slightly|more than)/i },
  {
    was: 'more than',
    is: 'fewer than',
    behind:
      /^ (?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|a (?:dozen|hundred|thousand|million)|half)(?![\d,.]|\s?(?:%|percent|per cent|years|times|hours|miles|months|weeks))/i,
    notBefore: /\bno $/i,
  },
  { was: 'less than', is: 'more than', behind: /^ [\d$£€a]/i },
  { was: 'fewer than', is: 'more than', behind: /^ [\d$£€a]/i },
  ...pair('most', 'least', {
    before: /\bthe $/i,
    behind: /^ \p{L}+(?:al|ive|ous|ful|ant|ent|ed|able|ible|ic|ar)\b/iu,
  }),
  ...pair('largest', 'smallest'),
  ...pair('biggest', 'smallest'),
  ...pair('longest', 'shortest', { notBehind: /^-/ }),
  ...pair('oldest', 'youngest', {
    notBehind:
      /^ (?:building|school|church|house|university|club|town|city|known|surviving|continu|and|in|of its)/i,
  }),
  ...pair('best', 'worst', {
    before: /\b(?:the|its|their|his|her) $/i,
    notBehind:
      /^[- ](?:known|selling|man|picture|actor|actress|director|supporting|original|song|album|film|player|of|practice|seller|friend|interest|way)/i,
  }),
  ...pair('before', 'after', {
    behind: /^ (?:the|a|an|his|her|its|their|he|she|they|it|\d{4}|being|\p{Lu}|\w+ing\b)/u,
    notBefore:
      /\b(?:named|called|stand\w*|stood|look\w*|soon|shortly|day|days|week|weeks|month|months|year|years|hours|minutes|long|just|immediately|ever|even|never|shortly|only|and|sought|right|modelled|modeled|time|one|came|come|comes|appear\w*|brought|went|go|nam\w+|not|until|cared?|caring|run|ran|chas\w+|\d) $/i,
    notBehind:
      /^ (?:it['’]s|a few|the (?:court|judge|house|committee|magistrates|fact|act|tribunal)|a (?:judge|court|jury|crowd|long)|all|magistrates|\p{Lu}\w+ (?:court|magistrates))/iu,
  }),
  {
    was: 'the first',
    is: 'the last',
    behind:
      /^ (?:person|woman|man|time|african|american|black|female|player|team|country|song|book|film|episode|match|game|to)\b(?!-)/i,
    notBehind: /^ time (?:in|since)/i,
    notBefore: /\b(?:be|for|one of|is not|among) $/i,
  },
  { was: 'first', is: 'last', behind: /^ (?:appearance|appeared|aired|appears)\b/i },
  {
    was: 'won',
    is: 'lost',
    behind:
      /^ (?:the (?:match|game|final|election|case|race|battle|contest|toss|seat|title|tie)\b|\d+[-–]\d|against|to|by\b)/i,
  },
  {
    was: 'lost',
    is: 'won',
    behind:
      /^ (?:the (?:match|game|final|election|case|race|battle|contest|toss|seat|title|tie)\b|\d+[-–]\d|against)/i,
  },
  {
    was: 'opened',
    is: 'closed',
    behind: /^ (?:in|on|to the public|for)\b/i,
    notBefore: /\b(?:re|was|being) ?$/i,
  },
  {
    was: 'defeated',
    is: 'lost to',
    notBefore: /\b(?:was|were|been|being|be|is|are|got|the|and|narrowly) $/i,
    notBehind: /^ (?:by|in|at|on|and|,)/i,
    behind: /^ /,
  },
  {
    was: 'beat',
    is: 'lost to',
    before: /[\p{L})] $/u,
    notBefore:
      /\b(?:to|will|can|could|would|the|a|may|must|and|not|heart|should|did|helped|might|or|had|have|you|let|n't) $/i,
    notBehind: /^ (?:the (?:odds|record|clock)|up|off|out|back|him|her|them|it|me|us)\b/i,
    behind: /^ \p{L}/u,
  },
  ...pair('early', 'late', {
    behind:
      /^ (?:\d{4}s?|1\dth|2\dst|20th|January|February|March|April|May|June|July|August|September|October|November|December)\b/i,
    notBefore: /\b(?:as|to|until|or) $/i,
  }),
  ...pair('majority', 'minority', { before: /\ba $/i, behind: /^ of\b/i }),
  {
    was: 'agreed to',
    is: 'refused to',
    notBefore: /\b(?:was|were|been|is|are) $/i,
    notBehind: /^ (?:the|a|an|be)\b/i,
  },
  { was: 'agrees to', is: 'refuses to' },
  { was: 'refused to', is: 'agreed to' },
  { was: 'refuses to', is: 'agrees to' },
  { was: 'failed to', is: 'managed to' },
  { was: 'managed to', is: 'failed to' },
  ...pair('confirmed', 'denied', {
    notBefore: /\b(?:was|were|been|be|is|are|has yet|not|un|yet to be|lab|and|the) $/i,
    behind: /^ (?:that|the|his|her|it|they|he|she|in|on|to)\b/i,
  }),
  {
    was: 'joined',
    is: 'left',
    behind: /^ (?:the|\p{Lu})/u,
    notBefore: /\b(?:was|were|been|be|is|are|and|had|has|have|who) $/i,
    notBehind: /^ (?:the (?:race|fight|battle)|forces|together)/i,
  },
  { was: 'rejected', is: 'accepted', notBefore: /\b(?:and) $/i },
  ...pair('approved', 'rejected', { notBehind: /^ (?:of|list)/i }),
  ...pair('upper', 'lower', {
    notBehind: /^ (?:hand|class|house|middle|case|level|saxon|austria|silesia)/i,
    before: /\b(?:the|its|his|her) $/i,
  }),
  ...pair('north', 'south', { behind: /^ of\b/i, notBehind: /^ of the border/i }),
  ...pair('east', 'west', { behind: /^ of\b/i }),
  ...pair('north-west', 'south-east'),
  ...pair('above', 'below', { behind: /^ (?:the|\d)/i, notBefore: /\b(?:the|see|as|mentioned|over|and) $/i }),
  ...pair('inside', 'outside', { behind: /^ (?:the|a|his|her|their|its)\b/i }),
  ...pair('strong', 'weak', {
    behind: /^ (?:demand|growth|sales|economy|links|evidence|performance|winds)/i,
  }),
  ...pair('increased', 'decreased'),
  ...pair('minimum', 'maximum', { notBehind: /^ (?:wage|security)/i }),
  { was: 'same', is: 'opposite', before: /\bthe $/i, behind: /^ (?:direction|side|effect|way|opinion)\b/i },
];
