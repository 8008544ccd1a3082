/** What the types mean, a line each: of the handbook and of the paper's prompt alike. */
export const ERROR_TYPE_LINES_ZH = `- Hallu 幻觉：参考文本没有谈到，即使在现实中是真的。
- KCont 矛盾：与参考文本相反，或两者不能同时成立。
- KInve 实体倒置：两个事物、数值、事件或角色互换了位置。
- KConf 混淆拼接：把对不同事物的说法合到一个上，或说成两者都如此。
- KConc 概念替换：把概念换成了相近但并不等同的另一个。
- LOver 以偏概全：只对个别、部分或样本成立的，说成对更大的类别都成立。
- LCaus 因果混淆：因果倒置，或在没有因果之处加上因果。
- LConf 充分必要混淆：把只是必要的条件说成充分，或者反过来。
- LIncl 包含关系错误：把另有关系的事物说成一个包含另一个。
- LOthe 其他逻辑错误：参考文本没有作出的其他逻辑联系。`;
