/** The commonest surnames that are no function words, as parts of patterns like all that follows. */
export const SURNAME =
  '(?:欧阳|司马|上官|诸葛|司徒|夏侯|皇甫|尉迟|令狐|慕容|[王李张刘陈杨赵黄周吴徐孙胡朱林何郭马罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田姜范石姚谭廖邹熊金陆郝孔崔康毛邱秦江史顾侯邵孟龙段钱汤尹黎易乔贺赖龚高方白])';
export const TITLE =
  '(?:先生|女士|小姐|教授|博士|院士|老师|医生|大夫|主任|主席|总统|总理|部长|局长|省长|市长|县长|镇长|村长|校长|院长|馆长|站长|厂长|队长|所长|书记|经理|董事长|工程师|设计师|研究员|记者|律师|法官|将军)';
export const SAYS =
  '(?:表示|认为|指出|写道|说道|宣布|强调|回忆|发明|创办|创立|撰写|担任|出任|当选|出生|去世|率领)';
export const OFFICE =
  '(?:作家|诗人|画家|作者|导演|演员|歌手|学者|教授|博士|院士|工程师|设计师|建筑师|科学家|校长|院长|馆长|站长|厂长|主任|主席|总统|总理|部长|局长|市长|县长|书记|经理|创始人|发明家|记者)';

/** What places, houses and bodies are called by, at the end of their names: words that say so alone, and characters. */
export const LONG_KIND =
  '(?:大学|学院|中学|小学|医院|公司|集团|银行|协会|商会|工会|议会|委员会|基金会|联合会|理事会|研究所|实验室|出版社|通讯社|博物馆|图书馆|美术馆|纪念馆|体育馆|政府|公园|机场|车辆段|码头|广场|大桥|隧道|水库|半岛|群岛|高原|平原|盆地|山脉|沙漠|湖泊|山区|部门)';
export const SHORT_KIND = '[省市县区镇村州国河江湖海山岛湾桥路街站港寺塔馆院局厂]';
export const NAMED = new RegExp(`^(?:\\p{Script=Han}*${LONG_KIND}|\\p{Script=Han}+${SHORT_KIND})$`, 'u');

/** Words that end as names do and are common ones, mostly no place or body at all. */
export const UNNAMED = new Set(
  (
    '出国 各国 全国 我国 外国 本国 回国 祖国 一国 他国 两国 上市 全市 本市 全县 本县 全省 各省 本省 全村 全区 各区 地区 社区 小区 本区 ' +
    '登山 爬山 上山 下山 江山 开山 出海 下海 大海 沿海 过江 过河 过海 过桥 道路 一路 走路 思路 出路 问路 沿路 让路 迷路 赶路 修路 上街 逛街 沿街 ' +
    '本站 各站 到站 进站 出站 全站 网站 住院 出院 入院 本院 全院 进港 出港 入港 开馆 闭馆 本馆 全馆 结局 布局 格局 当局 大局 全局 本局 僵局 ' +
    '本厂 全厂 线路 马路 山路 公路 铁路 车站 起点站 终点站 中间站 目的站 一站 几站 每站 进厂 出厂 建厂 进村 本村 各村 本镇 全镇 本州 全州 本港 全岛 本岛'
  ).split(' '),
);
/** Words that make no name of the kind behind them, by how they begin or end: 每座|桥, 附近|县, 设在|站. */
export const NO_NAME =
  /^(?:[这那该本此各每某一二三四五六七八九十两几数多全整另其哪新旧原前后]|我们|他们|它们|现有|附近|主要|部分|离开|进入|经过|前往|因)|[在到于为上下中里者是有的]$/u;
