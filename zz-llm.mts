import { answerAs, inChinese } from '@/lib/testing/chat-script';
import { MILL_EN, MILL_ZH } from '@/lib/testing/judge-replies';
import { llmServer } from '@/lib/testing/llm-server';
const server = await llmServer((request) => { const r = answerAs(inChinese(request) ? MILL_ZH : MILL_EN, request); return typeof r === 'string' ? { text: r, delayMs: 400, cached: 60 } : r; });
console.log(server.baseUrl);
