/** Verbs with which a Chinese text says what is done to something, as parts of patterns. */
export const DOES =
  '增强|加强|提高|提升|促进|改善|减少|减轻|降低|保护|推动|推进|完善|建立|建设|优化|扩大|缓解|增加|加快|强化|深化|落实|维护|防止|预防|保持|培养|拓展|鼓励|支持|规范|调整|保障|开展|严格|丰富|消除|净化|抑制|修复|补充|调节|帮助|放松|坚持|健全|构建|创新|加大';
