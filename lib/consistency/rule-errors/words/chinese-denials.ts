/** What a statement says, and its denial; each only where a word begins and none of `notBefore` stands before it. */
export interface Denial {
  word: string;
  denied: string;
  notBefore?: RegExp;
  notBehind?: RegExp;
}

/** What another part of the sentence answers to: 不仅能……也能. */
const IN_PAIR =
  /(?:[也都才就既还又更你您们]|虽然[^，]*|尽管[^，]*|不[仅但只][^，。]*|只|即使[^，]*|(?:希望|要求|建议|以便|确保|使|让)[^，。]*)$/u;
/** A noun that the verb describes. */
const DESCRIBES = /^[^，。；：、]{0,14}的\p{Script=Han}/u;

/** Verbs that a Chinese sentence can be denied at. */
export const CHINESE_DENIALS: readonly Denial[] = [
  {
    word: '是',
    denied: '不是',
    notBefore:
      /(?:[不没未但可于还就总只凡要若正便即或算像又的也更尤其别竟才硬老单都仅既乃而来一二三四五六七八九十]|[一二两三][种个类项]|认为|(?:由于|因为|虽然|尽管|比)[^，。]*|[这那]|因此|目前|主要|特别|同时|方面|首先|其次|最后|有时|不管|无论|一直|已经|已)$/u,
    notBehind: /^(?:[的否非以因由为在当从通]|一[个种名位项家座部]|指|说|不是)/u,
  },
  {
    word: '可以',
    denied: '不能',
    notBefore:
      /(?:^|[，：。；])$|(?:[也都才就既还又更你您们]|虽然[^，]*|尽管[^，]*|不[仅但只][^，。]*|只|即使[^，]*|(?:希望|要求|建议|以便|确保|使|让)[^，。]*)$/u,
    notBehind: /^(?:这样|考虑|尝试|说|看到|从)|^[^，。；：、]{0,14}的\p{Script=Han}/u,
  },
  { word: '能够', denied: '不能', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '可', denied: '不可', notBehind: /^(?![享获申领达用]).|^(?:能|以|见|谓|是|达|用性)/u },
  {
    word: '位于',
    denied: '不在',
    notBehind: /^第|^世界|^全国|^[^，。；：、]{0,24}的\p{Script=Han}(?!.{0,3}[内中上里侧面部][，。])/u,
    notBefore: IN_PAIR,
  },
  { word: '属于', denied: '不属于', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '适用于', denied: '不适用于', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '有助于', denied: '无助于', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '有利于', denied: '不利于', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '有益于', denied: '无益于', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '具有', denied: '不具有', notBehind: /^(?:里程碑|划时代)/u },
  { word: '具备', denied: '不具备', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '导致', denied: '不会导致', notBefore: /[会将可能而以易是]$/u, notBehind: DESCRIBES },
  {
    word: '会导致',
    denied: '不会导致',
    notBefore: /(?:[不也才就都]|可能|往往|容易|通常|甚至)$/u,
    notBehind: DESCRIBES,
  },
  {
    word: '可能',
    denied: '不可能',
    notBefore: /(?:[很极有尽大更最都还也]|没有)$/u,
    notBehind: /^[性的]|^[^，。；：、]{0,14}的\p{Script=Han}/u,
  },
  { word: '应当', denied: '不应', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '应该', denied: '不应该', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '允许', denied: '不允许', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '同意', denied: '不同意', notBehind: /^书/u },
  {
    word: '存在',
    denied: '不存在',
    notBefore: /(?:[的仍还真]|依然|仍然|普遍|一直|已经)$/u,
    notBehind: /^(?:[的于感论，。、]|主义|价值)/u,
  },
  { word: '包含', denied: '不包含', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '含有', denied: '不含', notBefore: IN_PAIR, notBehind: DESCRIBES },
  { word: '相信', denied: '不相信', notBefore: IN_PAIR, notBehind: DESCRIBES },
];

/** Negations of Chinese, and what is said without them. */
export const CHINESE_ASSERTIONS: readonly Denial[] = [
  {
    word: '不是',
    denied: '是',
    notBefore: /(?:[是而还更又就只]|并|无|莫|要|也|都|从来)$/u,
    notBehind: /^(?:[^。]*而是|[很太吗所]|因为|说|为了|没|不|一[个种])/u,
  },
  { word: '并不是', denied: '就是', notBehind: /^(?:[很太所]|因为|说|为了|没|不)/u },
  {
    word: '不能',
    denied: '能',
    notBefore: /(?:[也都并绝决]|而|丝毫|从来|还|再)$/u,
    notBehind: /^(?:不|[再排仅够只光]|完全|[，。])/u,
  },
  { word: '不能够', denied: '能够' },
  { word: '不可以', denied: '可以', notBefore: /[也都并绝]$/u },
  {
    word: '不得',
    denied: '可以',
    notBefore: /(?:要求|规定|[舍恨怨由巴使也都见值记要来容顾免怪]|[\u4e00-\u9fff](?=不得$)[^，。；\s])$/u,
    notBehind: /^(?:不|已|了|而知|超过|少于|低于|高于)/u,
  },
  {
    word: '不会',
    denied: '会',
    notBefore: /(?:[也都并绝决而]|再|丝毫|从来|根本|永远|还)$/u,
    notBehind: /^(?:不|[再太很])/u,
  },
  {
    word: '无法',
    denied: '能够',
    notBefore: /(?:[也都并而]|几乎|根本|再|仍|依然|还)$/u,
    notBehind: /^(?:[再]|无天)/u,
  },
  { word: '不需要', denied: '需要', notBefore: /[也都并]$/u, notBehind: /^(?:任何|再|太|[的，。])/u },
  { word: '无需', denied: '需要', notBefore: /[也都]$/u, notBehind: /^任何/u },
  { word: '不应', denied: '应', notBefore: /[也都并]$/u, notBehind: /^[再有该]/u },
  { word: '不应该', denied: '应该', notBefore: /[也都并]$/u, notBehind: /^再/u },
  { word: '不允许', denied: '允许', notBefore: /[也都并]$/u, notBehind: /^任何/u },
  { word: '不支持', denied: '支持', notBefore: /[也都并]$/u },
  { word: '不同意', denied: '同意', notBefore: /[也都并]$/u },
  { word: '不属于', denied: '属于', notBefore: /[也都并]$/u },
  { word: '尚未', denied: '已经', notBehind: /^(?:完全|全部)/u },
];
