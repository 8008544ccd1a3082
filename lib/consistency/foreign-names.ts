import { span, type Span } from '@/lib/text/offsets';

/** Characters that foreign names are written with in Chinese; those that mostly join words are left out. */
const SOUNDS =
  '阿埃艾爱安昂奥巴白拜班邦保鲍贝本比彼毕别宾波伯勃博布察昌楚茨次达大戴丹当道德登邓迪底蒂丁东杜顿多厄恩尔法凡范方菲费芬丰冯佛弗夫福富盖冈高戈格葛根贡古瓜圭哈海汉豪赫黑亨洪胡华怀惠霍基吉加贾简杰金津京卡凯坎康考科可克肯孔库夸奎拉莱赖兰朗劳勒雷蕾黎李里丽莉理力利历列连林琳龙卢鲁路露伦罗洛吕玛马迈麦曼芒毛梅门蒙米密敏明摩莫墨默姆穆拿娜纳南楠尼妮涅宁纽农努诺欧帕潘庞佩彭皮平珀普齐奇契恰乔琼丘日荣茹儒瑞若撒萨塞赛桑瑟沙莎尚绍舍申圣施什史士舒朔思斯丝司松苏索塔泰坦汤唐陶特滕提田廷通图托瓦万旺威韦维伟魏温沃乌武西希席夏香肖谢辛欣兴修雪雅亚延扬耶叶依伊易英尤约云泽扎詹珍朱兹佐屠陀妥绥诃甫';
const PART = `[${SOUNDS}]{1,8}`;
const DOT = '[·•‧・]';
const LAST_DOT = new RegExp(`${DOT}[^·•‧・]*$`, 'u');
const NAME = new RegExp(`${PART}(?:${DOT}${PART})+`, 'gu');

/** Names in a Chinese text that a middle dot shows to be foreign: 列夫·托尔斯泰. */
export const foreignNames = (text: string, words: readonly Span[]): Span[] =>
  [...text.matchAll(NAME)].map((match) => {
    const end = match.index + match[0].length;
    // What begins another word is no part of it: 托尔斯泰|本人.
    const other = words.find(([from, to]) => from < end && to > end);
    const dot = match.index + match[0].search(LAST_DOT);
    return span(match.index, other && other[0] > dot + 1 ? other[0] : end);
  });

/**
 * Whether a text holds a name, by the beginning of its last part: it may be called by that alone, and where a name ends
 * among characters that could also be another word's is never certain.
 */
export function foreignNameIn(text: string, name: string): boolean {
  const last = name.slice(name.search(LAST_DOT) + 1);
  return text.includes(last.slice(0, 3));
}
