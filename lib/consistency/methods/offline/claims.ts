/** Sentences that announce, hedge or say that the text is silent: there is nothing in them to contradict. */
const EMPTY = [
  /^(?:您好|你好|大家好|亲爱的[^，。]{1,8}|欢迎[^，。；\d]{0,14})[，！!。~～👋🎉\s]*$/u,
  /^[^。；\d]{0,24}(?:如下|请注意|注意事项|要点|步骤|几点|处理|建议)\s*[:：]$/u,
  /^(?:hello|hi|hey|welcome|congratulations|thank you|thanks|great question|good question)\b[^.!?,;\d]{0,40}[.!]*$/iu,
  /^[^.!?\d]{0,80}\b(?:as follows|the following|please note|keep in mind|note that|follow these steps)\s*[:：]$/iu,
  /\b(?:i|we)\b[^.]{0,20}\b(?:cannot|can['’]?t|could not|am unable to|are unable to)\s+(?:say|tell|answer|determine|confirm|know)\b/iu,
  /(?:无法|不能)(?:回答|确定|判断|得知|确认)[^，。]{0,20}[。.]?$/u,
  /^(?:以下|下面)(?:是|为|将|列出|介绍)[^：:\d]{0,30}[：:。]?$/u,
  /^(?:总结|综上所述|总的来说|希望.{0,20}(?:帮助|有用)).{0,6}[。！：:]?$/u,
  /(?:文中|参考(?:资料|文本|信息)|原文|材料|上述内容|资料中?).{0,8}(?:没有|并未|未)(?:明确)?(?:提及|提到|说明|给出|涉及)/u,
  /^(?:(?:sure|certainly|of course)[,.!]\s*)?(?:here (?:is|are)|below (?:is|are)|the following (?:is|are))\b[^:：\d]{0,60}[:：.!]?$/iu,
  /^(?:in summary|to sum up|sure|certainly|of course)[,:.!]?$/iu,
  /^i hope (?:this|that|it)\b.{0,30}\b(?:help(?:s|ed|ful)?|useful)\b.{0,20}$/iu,
  /\b(?:text|passage|reference|document|context|article)s? (?:does|do|did) not (?:say|mention|state|specify|provide|give)\b/iu,
];

/** Whether a segment claims nothing about the world. */
export function claimsNothing(segment: string): boolean {
  const text = segment.trim();
  return EMPTY.some((pattern) => pattern.test(text));
}
